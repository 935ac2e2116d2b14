package basegame.story

import basegame.chapter.ChapterSpec
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
        given:
        def campaign = new CampaignSheet([:], [:], ['nine-lives': new CampaignSheet.Tries(won, lost)], [] as Set)
        def party = ['collin', 'filch', 'maginos', 'tilda'].collect { new Setup.Member(it, '') }
        def setup = new Setup('nine-lives', party, [] as Set, Optional.of(campaign))

        when:
        def game = Game.begin(library.setting(setup, Inspector.NONE), Seating.people(new SeededFate(1)), [new BeginChapter()])
        def told = game.log().find { it.cause() == 'STORY-2' }.text().toString()

        then:
        library.catalog().chapters()['nine-lives'].story().find { told.startsWith(it.text().readLines()[0].take(20)) }.id() == opening

        where:
        won | lost || opening
        0   | 0    || 'opening'
        0   | 2    || 'opening-again'
        1   | 0    || 'opening'
        1   | 1    || 'opening'
    }
}
