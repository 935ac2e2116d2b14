package basegame.story

import basegame.chapter.ChapterSpec
import mystics.choice.SeededFate
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
}
