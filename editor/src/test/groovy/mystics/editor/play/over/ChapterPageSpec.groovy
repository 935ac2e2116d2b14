package mystics.editor.play.over

import mystics.choice.Sentence
import mystics.content.GoalProgress
import mystics.mod.load.BaseGame
import mystics.rules.Line
import spock.lang.Specification

/** What is to be done in a chapter can be read at any time, in words made of its facts. */
class ChapterPageSpec extends Specification {
    def catalog = BaseGame.library().catalog()
    def chapter = catalog.chapters()['flight-to-barksburg']
    def goals = chapter.objective().withIndex().collect { goal, i -> new GoalProgress(goal, i == 0 ? 1 : 0, 1, true) }
    def page = page(OptionalInt.of(7))

    private String page(OptionalInt end) {
        new ChapterPage(chapter, catalog, { it }).of(goals, end,
                [new Line(Sentence.of('It was dark.\n\nCollin: Who is there?'), 'STORY')], [Collin: 'heroes/collin'])
    }

    def "each step of the objective is said in order, with the page that ends the chapter (END-1)"() {
        expect:
        page.findAll(/<p>(?:<b>Reached:<\/b> )?(Come into|Leave no minion in|Everybody who is not captured stands on) [^<]+\.<\/p>/)
                .size() == chapter.objective().size()
        page.indexOf('Come into The Courtyard') < page.indexOf('Leave no minion in The Courtyard')
        page.count('Reached:') == 1
        page.contains('<b>Reached:</b> Come into')
        page.contains('stands on the tree entrance in The Courtyard')
        page.contains('page 7')
    }

    def "where a rule holds the hourglass, no page ends the chapter"() {
        expect:
        page(OptionalInt.empty()).contains('Time does not run out: the hourglass stays where it is.')
        !page(OptionalInt.empty()).contains('page 7')
    }

    def "the story so far is there, with its voices"() {
        expect:
        page.contains('</span>t was dark.')
        page =~ /title='heroes\/collin' class='signed'><span class='who'>Collin<\/span>/
    }
}
