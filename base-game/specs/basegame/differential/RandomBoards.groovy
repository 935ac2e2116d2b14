package basegame.differential

import groovy.transform.CompileStatic
import mystics.content.Box
import mystics.content.Size
import mystics.phase.turn.HeroActs
import mystics.play.Agenda
import mystics.play.Journal
import mystics.play.Setting
import mystics.play.State
import mystics.rules.Step
import mystics.table.Clock
import mystics.table.Draft
import mystics.table.Holder
import mystics.table.Zone
import mystics.trial.Trial

/**
 * Random figures and tokens in a random room of a setting, all from a seed: mice without cards, minions of the common
 * kinds, a mixed track.
 */
@CompileStatic
class RandomBoards {
    private static final List<String> MINIONS = ['rat-warriors', 'rat-warriors', 'elite-rat-warriors', 'roaches', 'roaches',
            'spider', 'cave-centipede', 'skitter-clak']
    final Setting setting
    private final Box box
    private final State begun

    RandomBoards(Setting setting) {
        this.setting = setting
        this.box = setting.box()
        this.begun = new Trial(setting).game().state()
    }

    /** A board of a seed, with some steps to be done. */
    State state(long seed, List<? extends Step> steps) {
        new State(table(seed).freeze(), Agenda.of(steps), begun.thrown(), Journal.empty(), Journal.empty())
    }

    Draft table(long seed) {
        Random random = new Random(seed * 7919 + 17)
        Draft draft = Draft.of(begun.table())
        int room = random.nextInt(box.roomCount())
        draft.turnUp(room)
        (0..<box.cardCount()).findAll { int card -> draft.zone(card).held() }.each { int card -> draft.lay(card, Zone.ASIDE) }
        draft.marks().clearKind(box.markNumber('counter-cheese'))
        figures(draft, room, random)
        track(draft, random)
        if (random.nextInt(3) == 0) {
            hook(draft, room, random)
        }
        draft
    }

    private void figures(Draft draft, int room, Random random) {
        int spaces = box.room(room).plan().size()
        List<Integer> favoured = (0..2).collect { random.nextInt(spaces) }
        (0..<box.heroCount()).each { int hero -> put(draft, hero, hero, room, favoured, random) }
        random.nextInt(9).times {
            String kind = MINIONS[random.nextInt(MINIONS.size())]
            int number = box.kindNumber(kind)
            int slot = (box.heroCount()..<box.figureCount())
                    .find { int slot -> !draft.onBoard(slot) && box.figureKind(slot) == box.minion(number).figure() } ?: -1
            if (slot > 0) {
                put(draft, slot, number, room, favoured, random)
            }
        }
    }

    /** Every second figure stands on one of a few spaces, so that some become full. */
    private void put(Draft draft, int slot, int kind, int room, List<Integer> favoured, Random random) {
        int spaces = box.room(room).plan().size()
        boolean large = kind >= box.heroCount() && box.minion(kind).size() == Size.LARGE
        20.times {
            int space = random.nextBoolean() ? favoured[random.nextInt(favoured.size())] : random.nextInt(spaces)
            boolean closed = kind >= box.heroCount() && box.room(room).plan().name(space) == 'tree-entrance'
            if (!(draft.onBoard(slot) && draft.room(slot) == room) && !closed && roomFor(draft, room, space, large)) {
                draft.place(slot, kind, room, space)
            }
        }
    }

    private boolean roomFor(Draft draft, int room, int space, boolean large) {
        int load = 0
        (0..<box.figureCount()).each { int slot ->
            if (draft.onBoard(slot) && draft.room(slot) == room && draft.space(slot) == space) {
                load += draft.kind(slot) >= box.heroCount() && slot >= box.heroCount() &&
                        box.minion(draft.kind(slot)).size() == Size.LARGE ? 4 : 1
            }
        }
        int special = box.room(room).plan().room(space)
        load + (large ? 4 : 1) <= (special ?: 4)
    }

    private void track(Draft draft, Random random) {
        while (draft.trackLength() > 0) {
            draft.trackRemove(0)
        }
        List<Integer> kinds = (0..<box.heroCount()).toList() + (box.heroCount()..<box.figureCount())
                .findAll { int slot -> draft.onBoard(slot) }.collect { int slot -> draft.kind(slot) }.unique()
        Collections.shuffle(kinds, random)
        kinds.each { int kind -> draft.trackInsert(0, kind) }
    }

    private void hook(Draft draft, int room, Random random) {
        int spaces = box.room(room).plan().size()
        int one = random.nextInt(spaces)
        int other = (one + 1 + random.nextInt(spaces - 1)) % spaces
        int card = box.layout().cards().indexOf('fishhook-and-thread')
        [one, other].each { int space -> draft.marks().set(box.markNumber('fishhook-and-thread'), Holder.space(room, space), 1) }
        draft.lay(card, Zone.ON_BOARD)
    }

    /** A hero in its turn, with some movement it has not used. */
    State turn(long seed, int hero, int movement) {
        Draft draft = table(seed)
        draft.set(Clock.TURN, hero + 1)
        draft.set(Clock.TURNS_TAKEN, draft.trackPlace(hero) + 1)
        draft.set(Clock.MOVEMENT, movement)
        draft.set(Clock.MOVE_STATE, 0)
        draft.set(Clock.ACTIONS, 1)
        new State(draft.freeze(), Agenda.of([new HeroActs(hero)]), begun.thrown(), Journal.empty(), Journal.empty())
    }
}
