package mystics.bot;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.content.Chapter;
import mystics.content.Goal.Hint;
import mystics.geometry.Plan;
import mystics.phase.chapter.story.Victory;
import mystics.phase.explore.ExploreHindered;
import mystics.phase.search.SearchAction;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.table.Clock;

/** The party's plan in a room: its next destination, and whether the party is ready to leave. */
final class Party {
    /** The cheese that goes on the wheel while the party crosses one room. The party may spend any surplus on searching. */
    private static final int ROOM_COSTS = 20;
    /** The cheese that goes on the wheel for each deed, failed tries included, if a goal takes several deeds. */
    private static final int DEED_COSTS = 4;
    private static final String BATTLE = "battle";
    private static final int PAGE = 6;

    private final Scene scene;
    private final RoomInPlay room;
    private final Destination goal;
    private final Optional<Route.Hop> hop;
    private final long targets;
    private final int roomsLeft;

    private Party(Scene scene, RoomInPlay room, Destination goal, Optional<Route.Hop> hop, long targets, int roomsLeft) {
        this.scene = scene;
        this.room = room;
        this.goal = goal;
        this.hop = hop;
        this.targets = targets;
        this.roomsLeft = roomsLeft;
    }

    /** The party, seen from a room with at least one hero. */
    static Party of(Scene scene, RoomInPlay room, Route route) {
        Destination goal = Destination.of(scene, room.number(), route);
        long friends = beside(scene, room, goal);
        if (goal.room() < 0) {
            return new Party(scene, room, goal, Optional.empty(), friends, 0);
        }
        Optional<Route.Hop> hop = route.towards(room.number(), goal.room());
        boolean there = goal.room() == room.number() && goal.spaces() != 0;
        long targets = friends != 0 ? friends : there ? goal.spaces() : hop.map(Route.Hop::spaces).orElse(0L);
        return new Party(scene, room, goal, hop, targets, route.rooms(room.number(), goal.room()));
    }

    /** Whether this is the plan for a room. */
    boolean isIn(RoomInPlay other) {
        return room.number() == other.number();
    }

    /** The plan of one hero. If heroes divide the spaces of a deed among themselves, the plan has only the hero's own space. */
    Party seenBy(Figure hero) {
        if (!isThere() || !goal.hint().apart()) {
            return this;
        }
        long before = room.getHeroes().stream().filter(friend -> friend.slot() < hero.slot()).count();
        List<String> places = goal.hint().at();
        String own = places.get((int) (before % places.size()));
        long target = 1L << room.plan().index(own.substring(own.indexOf('/') + 1));
        return new Party(scene, room, goal, hop, target, roomsLeft);
    }

    /** The spaces beside the minions that the goal concerns, if the goal names no place; 0 for none. */
    private static long beside(Scene scene, RoomInPlay room, Destination goal) {
        long spaces = 0;
        if (!goal.hint().deed().isEmpty() && goal.hint().at().isEmpty()) {
            for (Figure minion : room.getMinions()) {
                int space = minion.getSpace().index();
                spaces |= goal.spares(scene, minion) ? room.plan().neighbours(space) | 1L << space : 0;
            }
        }
        return spaces;
    }

    /** The spaces the party wants to reach, which belong to the exit or to the objective; 0 if there are none in this room. */
    long targets() {
        return targets;
    }

    /** The number of rooms still to enter. */
    int roomsLeft() {
        return roomsLeft;
    }

    /** Whether every hero has to reach the destination, rather than just one. */
    boolean everybody() {
        return isThere() && goal.everybody();
    }

    /**
     * Whether a hero should try to leave this room although minions are in it: the party must carry something away unseen, and the rules
     * may allow the hero to leave.
     */
    boolean mayPass(Figure hero) {
        return hop.isPresent() && !goal.hint().keep().isEmpty() && !scene.silent(ExploreHindered.class, hero);
    }

    /** Whether this room offers a deed that brings the objective nearer. */
    boolean isDeed(String key) {
        Hint hint = goal.hint();
        return !hint.deed().isEmpty() && isHere(hint) && (key.equals(hint.deed()) || key.endsWith(":" + hint.deed()));
    }

    private boolean isHere(Hint hint) {
        return hint.at().isEmpty() || hint.room().equals(room.key());
    }

    /** Whether it is better not to do something in this room: {@code battle}, {@code scurry}, {@code search} or the key of an offer. */
    boolean avoids(String key) {
        Hint hint = goal.hint();
        return !hint.avoid().isEmpty() && isHere(hint)
                && hint.avoid().stream().anyMatch(word -> key.equals(word) || key.startsWith(word + ":") || key.endsWith(":" + word));
    }

    /** Whether it is better not to attack a minion: it must live, or an attack would wake it. */
    boolean spares(Figure minion) {
        return Foes.isSpared(scene, minion) || goal.spares(scene, minion) || avoids(BATTLE) && isStill(minion);
    }

    private boolean isStill(Figure minion) {
        return IntStream.range(0, scene.box().markCount()).anyMatch(mark -> scene.box().mark(mark).condition() && minion.count(mark) > 0);
    }

    /** Whether the author of the chapter says that the party must not fight the minions here. */
    boolean isPeaceful(Foes foes) {
        Hint hint = goal.hint();
        boolean said = !hint.avoid().isEmpty() || !hint.spare().isEmpty() || !scene.box().chapter().avoid().isEmpty();
        return said && !foes.prey();
    }

    /** Whether a hero carries something that must not be lost. */
    boolean isKeeper(Figure hero) {
        String kept = goal.hint().keep();
        return !kept.isEmpty() && (scene.box().knowsMark(kept) && hero.has(kept)
                || Stream.concat(hero.getPack().stream(), hero.getEquipped().stream()).anyMatch(card -> card.getId().equals(kept)));
    }

    /** Whether the targets are the spaces where a deed is done. */
    boolean isForDeed() {
        return isThere() && !goal.everybody() && !goal.hint().deed().isEmpty();
    }

    private boolean isThere() {
        return goal.room() == room.number() && goal.spaces() != 0;
    }

    /** Whether the party wants to take this exit. */
    boolean takes(String exploreKey) {
        return hop.filter(way -> way.key().equals(exploreKey)).isPresent();
    }

    /**
     * Whether a hero goes ahead of the others. It does so if each hero has a space of its own for the deed, or if it is among the best at
     * the deed and too few other heroes are nearer.
     */
    boolean leads(Figure hero) {
        if (isThere() && goal.hint().apart()) {
            return true;
        }
        List<Figure> there = room.getHeroes();
        boolean alike = goal.hint().who().isEmpty() && goal.hint().roll().isEmpty();
        List<Figure> best = alike ? there : there.stream().filter(this::doesBest).toList();
        List<Figure> able = best.isEmpty() ? there : best;
        if (!able.contains(hero)) {
            return false;
        }
        int mine = distance(hero);
        int nearer = 0;
        for (Figure friend : able) {
            int other = distance(friend);
            nearer += other < mine || other == mine && friend.slot() < hero.slot() ? 1 : 0;
        }
        return nearer < Math.max(1, goal.hint().together());
    }

    private boolean doesBest(Figure hero) {
        Hint hint = goal.hint();
        if (!hint.who().isEmpty()) {
            return hint.who().stream().anyMatch(who -> who.equals(hero.key()) || scene.box().knowsMark(who) && hero.has(who));
        }
        return !hint.roll().isEmpty() && room.getHeroes().stream().allMatch(friend -> value(friend) <= value(hero));
    }

    private int value(Figure hero) {
        return switch (goal.hint().roll()) {
            case "battle" -> hero.getBattle();
            case "lore" -> hero.getLore();
            default -> hero.getMove();
        };
    }

    /** The steps of a hero to the goal, ignoring figures and obstacles. */
    int distance(Figure hero) {
        Plan plan = room.plan();
        int nearest = Plan.FAR;
        for (long left = targets; left != 0; left &= left - 1) {
            nearest = Math.min(nearest, plan.steps(hero.getSpace().index(), Long.numberOfTrailingZeros(left)));
        }
        return nearest;
    }

    /** Whether the party can leave this room: no hero needs rescue, and there is either no time or no need to search. */
    boolean isReady() {
        return scene.heroes().size() == scene.party().size() && (spare() <= 0 || !mayFind());
    }

    /** The cheese that the party can still afford to put on the wheel: more would leave too few pages for the route to the end. */
    int spare() {
        if (scene.box().chapter().wheel() == Chapter.Wheel.GOOD) {
            return PAGE;
        }
        int pages = scene.draft().get(Clock.END_PAGE) - scene.draft().get(Clock.PAGE);
        return pages * PAGE - scene.draft().get(Clock.WHEEL) - ROOM_COSTS * (roomsLeft + 1) - work();
    }

    /** The total cost, in cheese, of all goals that take several deeds. */
    private int work() {
        List<mystics.content.Goal> goals = scene.box().objective().goals();
        boolean several = goals.stream().anyMatch(each -> each.wanted() > 1 && !each.help().deed().isEmpty());
        return !several ? 0 : Victory.progress(scene).stream().filter(each -> each.wanted() > 1 && !each.goal().help().deed().isEmpty())
                .mapToInt(each -> DEED_COSTS * (each.wanted() - each.have())).sum();
    }

    private boolean mayFind() {
        List<Figure> heroes = room.getHeroes();
        for (Figure hero : heroes) {
            if (!SearchAction.hasSearched(hero)) {
                return true;
            }
        }
        return false;
    }
}
