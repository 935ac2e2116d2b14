rules {
    change(Captured) { captured ->
        if (captured.hero == bearer) {
            captured.keeps.add(3, thisCard)
            captured.keep(thisCard)
        }
    }

    // It holds no more than 6 cheese. What comes some other way than by gaining it goes back as soon as there is time to count.
    change(CheeseGained) { gained ->
        if (gained.hero == bearer) gained.amount.atMost(bearer.cheese < 6 ? 6 - bearer.cheese : 0, thisCard)
    }

    after(Equipped) { equipped ->
        if (equipped.card == thisCard) spill()
    }

    after(Shared) { shared ->
        spill()
    }

    after(TurnEnds) { turn ->
        spill()
    }
}

void spill() {
    if (bearer.cheese > 6) loseCheese bearer, bearer.cheese - 6
}
