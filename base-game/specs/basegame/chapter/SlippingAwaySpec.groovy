package basegame.chapter

/** Where a chapter says so, mice slip away past minions: shown in the fourth chapter, whose Queen is out. */
class SlippingAwaySpec extends HeistSpec {
    def "SLIP-1, EXPLORE-1: a minion bars the way only from near by; rat at #rat"() {
        given:
        banquet { room HALL; hero 'collin', 'g3'; minion 'rat-warriors', rat; note 'slipping-away', slip }

        when:
        acting 'collin', 3

        then:
        options.contains('explore:exit-E') == goes

        where:
        rat  | slip || goes
        'a6' | 1    || true
        'g2' | 1    || false
        'g3' | 1    || false
        'a6' | 0    || false
    }

    def "SLIP-2, EXPLORE-4: past minions go the mice of one space; otherwise everybody goes"() {
        given:
        banquet { room HALL; hero 'collin', 'g3'; hero 'filch', 'g3'; hero 'tilda', 'a1'; if (rat) minion 'rat-warriors', 'a6' }

        when:
        acting 'collin', 3
        answer 'explore:exit-E'
        anyhow()

        then:
        ['collin', 'filch', 'tilda'].collect { figure(it).room() } == [CHAMBER, CHAMBER, last]

        where:
        rat   || last
        true  || HALL
        false || CHAMBER
    }

    def "SLIP-3, CAPTURE-4: a captured mouse comes back where nobody is awake"() {
        given:
        banquet { room HALL; hero 'collin', 'a3'; hero 'filch', friend; captured 'tilda'; minion 'rat-warriors', 'a4'
            note 'slipping-away', slip }

        when:
        turn 'tilda'

        then:
        (asked.contains('come back') && options.every { it.startsWith 'd' }) == comes

        where:
        friend      | slip || comes
        'pipes/d9'  | 1    || true
        'pipes/d9'  | 0    || false
        'a4'        | 1    || false
    }
}
