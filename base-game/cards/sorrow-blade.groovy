// Face 6 is sword, shield and star in one. A die left unread neither hits nor hurts. Called by its own name the blade bites no more.
boolean bites(Strike strike) { strike.isWith(thisCard) && note('blades-name') == 0 }

rules {
    before(HitsCounted) { attack ->
        if (attack.isBy(bearer) && bites(attack.strike) && attack.dice.count(6) > 0) {
            List<Object> unread = (0..attack.dice.count(6)).collect { it == 0 ? 'Read them all' : phrase('Leave {n} unread', n: it) }
            attack.strike.keep('unread', pick('Each sword, shield and star hits, and will hurt', unread))
        }
    }

    change(HitsCounted) { attack ->
        if (attack.isBy(bearer) && attack.strike.isWith(thisCard)) attack.add(0 - attack.strike.kept('unread'))
    }

    after(AttackEnded) { attack ->
        if (attack.isBy(bearer) && bites(attack.strike) && bearer.active) {
            int hurts = attack.strike.dice.count(6) - attack.strike.kept('unread')
            if (hurts > 0) wound bearer, hurts
        }
    }
}
