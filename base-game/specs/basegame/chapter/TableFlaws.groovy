package basegame.chapter

import groovy.transform.CompileStatic
import mystics.choice.Question
import mystics.rules.Figure
import mystics.rules.Scene
import mystics.rules.Space
import mystics.table.Clock
import mystics.table.Draft

/** What must hold on any table whenever somebody is asked; in words what does not. */
@CompileStatic
class TableFlaws {
    private static final String TURN = 'What does {hero} do?'

    /**
     * What is wrong when this is asked; while minions arrive their cards are still to come (PLACE-6), so the track is
     * looked at between deeds only.
     */
    static List<String> flaws(Question question, Scene scene) {
        List<String> flaws = crowding(scene) + wounds(scene) + sides(scene) + numbers(scene.draft())
        question.prompt().pattern() == TURN ? flaws + track(scene) : flaws
    }

    /** MOVE-7, MOVE-8: nobody stands where there is no room. */
    private static List<String> crowding(Scene scene) {
        List<Space> spaces = board(scene)*.space.unique() as List<Space>
        spaces.findAll { Space space -> load(space) > room(space) }
                .collect { Space space -> "$space of $space.room holds $space.figures".toString() }
    }

    private static int load(Space space) {
        int load = 0
        space.figures.each { Figure figure -> load += figure.large ? Space.CAPACITY : figure.small ? 1 : 0 }
        load
    }

    private static int room(Space space) {
        space.special ? space.room.plan().room(space.index()) : Space.CAPACITY
    }

    private static List<Figure> board(Scene scene) {
        scene.party().findAll { it.active } + scene.minions()
    }

    private static List<String> wounds(Scene scene) {
        board(scene).findAll { it.wounds >= it.life }.collect { "$it has $it.wounds wounds of $it.life and is on the board".toString() }
    }

    /**
     * INIT-1, INIT-2, INIT-7: every hero and every kind of minion on the board has its card on the track, a boss with
     * several cards perhaps two, and nobody else has.
     */
    private static List<String> track(Scene scene) {
        Draft draft = scene.draft()
        List<Integer> cards = (0..<draft.trackLength()).collect { int place -> draft.trackAt(place) }
        List<Integer> kinds = (scene.party() + scene.minions()).collect { it.kindNumber }.unique()
        List<String> flaws = []
        Closure<Boolean> same = { int one, int other -> scene.box().sameMinion(one, other) }
        boolean cardsStand = cards.every { card -> kinds.any { kind -> same(card, kind) } } &&
                kinds.every { kind -> cards.any { card -> same(card, kind) } }
        if (!cardsStand || cards.toUnique().size() != cards.size()) {
            flaws << "the track holds $cards, the board $kinds".toString()
        }
        flaws
    }

    /** EXPLORE-4: whoever stands on the board stands on a side that lies up. */
    private static List<String> sides(Scene scene) {
        board(scene).findAll { !it.room.up }.collect { "$it stands in $it.room, which lies down".toString() }
    }

    private static List<String> numbers(Draft draft) {
        List<String> flaws = []
        if (draft.get(Clock.PAGE) >= draft.get(Clock.END_PAGE)) {
            flaws << 'the hourglass is past the chapter-end marker'
        }
        if (draft.get(Clock.TURNS_TAKEN) > draft.trackLength()) {
            flaws << 'more turns taken than there are cards'
        }
        flaws
    }
}
