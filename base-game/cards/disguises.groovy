rules {
    // PARTY-1, ENC-6, RUL-101, RUL-102: no rat warriors of an encounter card; elite ones and bosses are not fooled,
    // and surges draw no card.
    before(EncounterDrawn) { drawn ->
        List<String> fooled = custom('disguises:fool', ['rat-warriors']).findAll { kind -> drawn.minions(kind) > 0 }
        if (searchCards('stash').contains(thisCard) && fooled
                && (custom('disguises:are-worn', ['by choice']).empty
                || mayTogether('Put on the disguises, so that no rat warriors are placed?'))) {
            fooled.each { kind -> drawn.bring kind, 0 }
            say 'A family of very small rats goes by. The rat warriors do not look twice'
            shuffleIn thisCard
        }
    }
}
