rules {
    // PARTY-1, ENC-6, RUL-101, RUL-102: no rat warriors of an encounter card; elite ones and bosses are not fooled, and surges draw no card.
    before(EncounterDrawn) { drawn ->
        if (searchCards('stash').contains(thisCard) && drawn.minions('rat-warriors') > 0 && mayTogether('Put on the disguises, so that no rat warriors are placed?')) {
            drawn.bring 'rat-warriors', 0
            say 'A family of very small rats goes by. The rat warriors do not look twice'
            shuffleIn thisCard
        }
    }
}
