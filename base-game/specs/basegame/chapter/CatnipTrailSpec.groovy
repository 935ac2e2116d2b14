package basegame.chapter

import mystics.trial.TrialTable

/** The sprig of chapter five, blown through two keyholes. */
class CatnipTrailSpec extends ChapterSpec {
    private void night(@DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'nine-lives', variants: [], party: ['collin', 'filch', 'nez', 'tilda']], changes)
    }

    def "CH5-9: catnip orders the next two cards of the trail, takes 1 of #cheese cheese off the wheel, and is spent"() {
        given:
        night { room 'queens-chamber'; hero 'nez', 'c1'; hero 'collin', 'c1'; note 'catnip', 1; set 'WHEEL', cheese }

        when:
        acting 'nez', 3
        draws 'skitter-clak', 'captain-vurst'
        answer 'nine-lives:catnip'
        answer options[1]

        then:
        note('catnip') == 0
        note('trail-next') == 2
        note('trail-after') == 3
        get('WHEEL') == Math.max(0, cheese - 1)

        when:
        answer 'explore:exit-N'
        anyhow()

        then:
        look { scene -> scene.minions()*.kind }.contains 'captain-vurst'
        note('trail-next') == 3

        where:
        cheese << [0, 2]
    }

    def "CH5-9, STORY-2: behind the two keyholes the cat is heard only if he is there"() {
        given:
        night { room 'queens-chamber'; hero 'nez', 'c1'; hero 'collin', 'c1'; note 'catnip', 1 }

        when:
        acting 'nez', 3
        draws first, 'captain-vurst'
        answer 'nine-lives:catnip'

        then:
        log.any { it.contains 'that made the hinges buzz' } == laughs
        log.any { it.contains 'There was no chuckle' } == !laughs

        where:
        first          || laughs
        'brodie'       || true
        'skitter-clak' || false
    }

    def "STORY-2: whoever is charmed behind a door says nothing more"() {
        given:
        night { room 'queens-chamber'; hero 'nez', 'c1'; hero 'collin', 'c1'; track 'nez', 'collin', 'filch', 'tilda'
                note 'trail-turned', 7 }

        when:
        acting 'nez', 3
        draws 'changing-of-the-watch'
        answer 'explore:exit-N'
        anyhow()
        def page = log.find { it.startsWith 'They waited for somebody to come at them' }

        then:
        page.contains 'Nez smiled.'
        page.contains 'Collin: '
        !page.contains('Nez: ')
    }
}
