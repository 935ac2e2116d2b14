package basegame.chapter

import mystics.content.CampaignSheet
import mystics.rules.Scene

class StorySpec extends ChapterSpec {
    private static String opening(game) {
        game.log()*.toString().find { it.startsWith('The dungeon door was oak') }
    }

    def "STORY-2: the opening is read at the start: as many voices as fit, in the order of the book; the corporal is answered last"() {
        expect:
        opening(beginning(party: party)).findAll(/(?m)^(Collin|Filch|Nez|Tilda|Maginos|Corporal Hobb): /)*.replace(': ', '') ==
                voices + 'Corporal Hobb'

        where:
        party                                     | voices
        ['collin', 'filch', 'maginos', 'tilda']   | ['Filch', 'Maginos', 'Collin']
        ['maginos', 'nez', 'tilda', 'collin']     | ['Nez', 'Maginos', 'Collin']
        ['maginos', 'nez', 'filch', 'tilda']      | ['Nez', 'Maginos', 'Filch']
        ['collin', 'filch', 'nez', 'tilda']       | ['Filch', 'Nez', 'Tilda', 'Collin']
    }

    def "STORY-2: before the opening stands half a page, unless the prologue was played"() {
        given:
        def played = new CampaignSheet([:], [:], ['the-small-door': new CampaignSheet.Tries(1, 0)], [] as Set)

        when:
        table(campaign: campaign ? played : null) { }
        trial.chapter()

        then:
        trial.log.count { it.startsWith('The King had forgotten his own son.') } == pages

        where:
        campaign || pages
        false    || 1
        true     || 0
    }

    def "STORY-2: a room is told when it is first entered, and only then"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3' }
        acting 'collin', 3
        draws 'changing-of-the-watch'

        when:
        answer 'explore:exit-W'
        anyhow()

        then:
        log.any { it.startsWith('The passage ran in a ring') }
        log.any { it.contains('[A red X may hold a mousetrap') }
        log.findIndexOf { it.startsWith('The passage ran in a ring') } < log.findIndexOf { it.contains('[ENC-1]') }
    }

    def "STORY-2: not when it was explored before"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; markRoom 'tunnel-entrance', 'explored', 1 }
        acting 'collin', 3

        when:
        answer 'explore:exit-W'

        then:
        !log.any { it.startsWith('The passage ran in a ring') }
    }

    def "every passage reads well for every party: no place is left open"() {
        given:
        def story = library.catalog().chapters()['flight-to-barksburg'].story()

        expect:
        story.every { passage -> ([passage.text(), passage.also(),
                passage.box()] + passage.voices()*.says()).every { !(it =~ /\{(?!first\}|mover\})/) } }
        story*.id().toSet().size() == story.size()
        story.every { it.when() in ['start', 'entered', 'told', 'victory', 'epilogue', 'defeat-time', 'defeat-captured', 'defeat-other'] }
        story.findAll { it.when() == 'entered' }*.room().toSorted() == ['courtyard', 'kitchen', 'kitchen-tunnels', 'sewer',
                'tunnel-entrance']
    }

    def "STORY-2: no passage is longer than 180 words with any three of its voices, a defeat than 70"() {
        given:
        def words = { String text -> text.tokenize().size() }

        expect:
        library.catalog().chapters()['flight-to-barksburg'].story().every { passage ->
            def voices = passage.voices().collect { words(it.says()) }.sort().reverse().take(3).sum() ?: 0
            words(passage.text()) + voices <= (passage.when().startsWith('defeat') ? 70 : 180)
        }
    }

    def "STORY-2: no passage of a chapter carries a note of its writer, such as a condition in italics"() {
        expect:
        library.catalog().chapters().values()*.story().flatten()
                .findAll { it.toString() =~ /\*(?i:if|unless|only if|otherwise)\b[^*\n]*:\*/ }*.id() == []
    }

    def "STORY-2, CH8: on the last page of chapter eight the mice are counted from one"() {
        given:
        def page = library.catalog().chapters()['a-whisper-for-the-king'].story().find { it.id() == 'victory' }.text()

        expect:
        page.findAll(/"(One|Two|Three|Count off)\b/) == ['"Count off', '"One', '"Two', '"Three']
    }

    def "STORY-2, CH1-5: the first rat beaten in the Guard Room is told once, with the name of the one who beat it"() {
        given:
        table { room 'guard-room'; hero 'filch', 'd6'; minion 'rat-warriors', 'd5'; minion 'rat-warriors', 'd5' }

        when:
        2.times { n ->
            acting 'filch', 0
            answer "battle:dagger-1:rat-${n + 1}".toString()
            dice SWORD_SHIELD, BOW, BOW, BOW
            told << log.count { it.contains('"I had soup," he told Filch.') }
        }

        then:
        told == [1, 0]
    }

    List<Integer> told = []
}
