package basegame.cards

import basegame.BaseGameSpec

class BorrowedSkillSpec extends BaseGameSpec {
    private void borrower(int owned, String friendAt = 'd6') {
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', friendAt; cheese 'collin', owned; wounds 'collin', 1;
                packs 'collin', 'scroll-borrowed-skill' }
        acting 'collin', 0
    }

    def "Borrowed Skill, TURN-4: another's ability costs 1 cheese less and is the mouse's ability of this turn"() {
        given:
        borrower 2

        when:
        answer 'use:scroll-borrowed-skill'

        then:
        figure('collin').wounds == 0
        figure('collin').cheese == 1
        figure('collin').has 'ability-used'
        card('first-aid') == 'ABILITY tilda'
        card('scroll-borrowed-skill') == 'DISCARD'
        get('ACTIONS') == 1
    }

    def "Borrowed Skill: it must be paid for, and the friend be in the room"() {
        given:
        table { room 'sewer'; hero 'tilda', 'a1'; room 'guard-room'; hero 'collin', 'd6'; if (together) { hero 'tilda', 'd6' }
            cheese 'collin', owned; wounds 'collin', 1; packs 'collin', 'scroll-borrowed-skill' }
        acting 'collin', 0

        expect:
        options.contains('use:scroll-borrowed-skill') == possible

        where:
        together | owned || possible
        true     | 1     || true
        true     | 0     || false
        false    | 3     || false
    }

    def "Borrowed Skill: a reaction cannot be borrowed"() {
        given:
        table { room 'guard-room'; hero 'filch', 'd6'; hero 'collin', 'd6'; cheese 'filch', 6; packs 'filch', 'scroll-borrowed-skill' }
        acting 'filch', 0

        expect:
        !options.contains('use:scroll-borrowed-skill')
    }
}
