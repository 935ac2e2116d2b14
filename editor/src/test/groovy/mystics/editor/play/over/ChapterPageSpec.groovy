package mystics.editor.play.over

import mystics.choice.Sentence
import mystics.content.GoalProgress
import mystics.mod.load.BaseGame
import mystics.rules.Line
import mystics.view.GoalRooms
import spock.lang.Specification

/** What is to be done in a chapter can be read at any time, in words made of its facts. */
class ChapterPageSpec extends Specification {
    def catalog = BaseGame.library().catalog()
    def chapter = catalog.chapters()['flight-to-barksburg']
    def goals = chapter.objective().withIndex().collect { goal, i -> new GoalProgress(goal, i == 0 ? 1 : 0, 1, 0, true) }
    def page = page(OptionalInt.of(7))

    private String page(OptionalInt end, List<String> up = ['guard-room'], List<GoalProgress> progress = goals) {
        new ChapterPage(chapter, new GoalRooms(catalog, up.collect { catalog.rooms()[it] }), { it }).of(progress, end,
                [new Line(Sentence.of('It was dark.\n\nCollin: Who is there?'), 'STORY')], [Collin: 'heroes/collin'])
    }

    def "each step of the objective is said in order, with the page that ends the chapter (END-1)"() {
        expect:
        page.findAll(/<p>(?:<b>Reached:<\/b> )?(Come into|Leave no minion in|Everybody who is not captured stands on) [^<]+\.<\/p>/)
                .size() == chapter.objective().size()
        page.indexOf('Come into the Courtyard') < page.indexOf('Leave no minion in the Courtyard')
        page.count('Reached:') == 1
        page.contains('<b>Reached:</b> Come into')
        page.contains('stands on the tree entrance in the Courtyard')
        page.contains('page 7')
    }

    def "a goal whose room lies on the lower side of a tile says what is on the upper side"() {
        given:
        def courtyard = catalog.rooms()['courtyard']
        def above = catalog.rooms().values().find { it.tile() == courtyard.tile() && it != courtyard }
        def begun = chapter.objective().withIndex().collect { goal, i -> new GoalProgress(goal, 0, 1, 0, i == 0) }

        expect: 'a later goal says nothing about it yet'
        page(OptionalInt.of(7), [above.id()], begun)
                .contains("Come into the Courtyard. The Courtyard is on the other side of ${above.name().uncapitalize()}.")
        page(OptionalInt.of(7), [above.id()], begun).count('other side') == 1

        and: 'where the room faces up, nothing need be said'
        !page(OptionalInt.of(7), ['courtyard'], begun).contains('other side')
    }

    def "where a rule holds the hourglass, no page ends the chapter"() {
        expect:
        page(OptionalInt.empty()).contains('Time does not run out: the hourglass stays where it is.')
        !page(OptionalInt.empty()).contains('page 7')
    }

    def "a chapter that is only read has nothing to be done, and no hourglass"() {
        given:
        def read = new ChapterPage(catalog.chapters()['the-small-door'], new GoalRooms(catalog, []), { it }).of([], OptionalInt.of(0),
                [new Line(Sentence.of('It was dark.'), 'STORY')], [:])

        expect:
        read.contains('</span>t was dark.')
        !read.contains('What is to be done')
        !read.contains('hourglass')
    }

    def "the story so far is there, with its voices"() {
        expect:
        page.contains('</span>t was dark.')
        page =~ /title='heroes\/collin' class='signed'><span class='who'>Collin<\/span>/
    }
}
