package basegame.story

import basegame.chapter.ChapterSpec
import mystics.choice.Answer
import mystics.choice.SeededFate
import mystics.content.CampaignSheet
import mystics.content.Setup
import mystics.phase.chapter.BeginChapter
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating

/** The first page of a chapter is read before anybody is asked for a place. */
class OpeningPageSpec extends ChapterSpec {
    def "STORY-2, SETUP-1: the party hears the opening of #chapter, and then #asks"() {
        given:
        def setup = new Setup(chapter, ['collin', 'filch', 'maginos', 'tilda'].collect { new Setup.Member(it, '') }, [] as Set)

        when:
        def game = Game.begin(library.setting(setup, Inspector.NONE), Seating.people(new SeededFate(1)), [new BeginChapter()])
        def told = game.log().findAll { it.cause() == 'STORY-2' }*.text()*.toString()

        then:
        game.question().get().prompt().toString().startsWith(asks)
        told.size() == 1
        told[0].startsWith(words)
        ListeningSpec.speakers(told[0]).size() >= 3

        where:
        chapter                    || asks                       | words
        'the-silver-brush'         || 'Who is guest 1 of 2'      | 'They laid out the plan on a leaf'
        'the-night-the-tree-stood' || 'Where does Collin start?' | "The captain's news had been true."
    }

    def "END-2: after #won victories and #lost defeats a chapter opens with its #opening"() {
        when:
        def told = pages('nine-lives', FOUR, [:], ['nine-lives': new CampaignSheet.Tries(won, lost)])[0]

        then:
        library.catalog().chapters()['nine-lives'].story().find { told.startsWith(it.text().readLines()[0].take(20)) }.id() == opening

        where:
        won | lost || opening
        0   | 0    || 'opening'
        0   | 2    || 'opening-again'
        1   | 0    || 'opening'
        1   | 1    || 'opening'
    }

    def "STORY-2: the captain of chapter nine comes round the bend once, after #lost defeats; spared before: #spared"() {
        when:
        def told = pages('vursts-redemption', ['collin', 'tilda'], spared ? ['spared-vurst': 1] : [:],
                ['vursts-redemption': new CampaignSheet.Tries(0, lost)])

        then:
        told.count { it.contains 'lantern came round the bend' } == 1
        told.count { it.contains('the hat again') || it.contains('put it on again') } == lost

        where:
        lost | spared
        0    | false
        0    | true
        1    | false
        1    | true
    }

    def "STORY-2: chapter ten begins with the captain's news, unless he was lost: #won victories, #lost defeats"() {
        when:
        def told = pages('the-night-the-tree-stood', FOUR, [:], ['vursts-redemption': new CampaignSheet.Tries(won, lost)])

        then:
        told[0].startsWith begins

        where:
        won | lost || begins
        1   | 0    || "The captain's news had been true. By sunset"
        1   | 1    || "The captain's news had been true. By sunset"
        0   | 1    || 'Nobody had told the tree which night it would be.'
        0   | 0    || "The captain's news had been true. By sunset"
    }

    /** The pages that are told at the beginning of a chapter. */
    private List<String> pages(String chapter, List<String> party, Map<String, Integer> kept, Map<String, CampaignSheet.Tries> tries) {
        def campaign = new CampaignSheet(kept, [:], tries, [] as Set)
        def setup = new Setup(chapter, party.collect { new Setup.Member(it, '') }, [] as Set, Optional.of(campaign))
        def game = Game.begin(library.setting(setup, Inspector.NONE), Seating.people(new SeededFate(1)), [new BeginChapter()])
        while (game.question().get().seat().name() == 'party') game = game.answer(new Answer(game.question().get().options()[0].key()))
        game.log().findAll { it.cause() == 'STORY-2' }*.text()*.toString()
    }
}
