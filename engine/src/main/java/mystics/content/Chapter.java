package mystics.content;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A chapter of the storybook, with everything its set-up page states (SETUP-1).
 *
 * @param endPage the page of the chapter-end marker
 * @param objective the steps that win the chapter, in order
 * @param avoid goals that lose the chapter as soon as one of them is reached
 * @param wheel whether turning a page of the hourglass is bad or good for the party
 * @param storyOnly whether the chapter has no board and consists of passages and their questions
 * @param guide the explanations for a newcomer; a chapter with a guide is a lesson and not part of the book
 */
public record Chapter(String id, String name, int number, String intro, Party party, List<TilePlace> tiles, Start start, int endPage,
        Map<String, Integer> encounters, List<Minions> setup, List<Search> searches, List<SpecialSurge> surges,
        List<Goal> objective, List<Goal> avoid, Wheel wheel, List<Passage> story, boolean storyOnly, List<GuideStep> guide)
        implements Entry {
    /** The wheel costs time unless the chapter says otherwise. */
    public Chapter {
        wheel = wheel == null ? Wheel.BAD : wheel;
        guide = List.copyOf(guide);
    }

    /** A chapter of the book, without a guide. */
    public Chapter(String id, String name, int number, String intro, Party party, List<TilePlace> tiles, Start start, int endPage,
            Map<String, Integer> encounters, List<Minions> setup, List<Search> searches, List<SpecialSurge> surges, List<Goal> objective,
            List<Goal> avoid, Wheel wheel, List<Passage> story, boolean storyOnly) {
        this(id, name, number, intro, party, tiles, start, endPage, encounters, setup, searches, surges, objective, avoid, wheel, story,
                storyOnly, List.of());
    }

    /** Whether the chapter is a lesson, which teaches the game and is not part of the book. */
    public boolean isLesson() {
        return !guide.isEmpty();
    }

    /** This chapter with other goals. */
    public Chapter withObjective(List<Goal> goals) {
        return new Chapter(id, name, number, intro, party, tiles, start, endPage, encounters, setup, searches, surges, goals, avoid, wheel,
                story, storyOnly, guide);
    }

    /** This chapter with other minions waiting in its rooms. */
    public Chapter withSetup(List<Minions> minions) {
        return new Chapter(id, name, number, intro, party, tiles, start, endPage, encounters, minions, searches, surges, objective, avoid,
                wheel, story, storyOnly, guide);
    }

    /** The effect of turning a page of the hourglass: the party loses time, or comes nearer to its goal. */
    public enum Wheel {
        BAD, GOOD
    }

    /**
     * The size of the party, and which heroes are required, forbidden or in reserve. Heroes in reserve do not set out but may join later.
     * Each set of heroes is given by ids; {@code others} stands for all heroes who are not forbidden and do not set out.
     */
    public record Party(int size, List<String> required, List<String> forbidden, List<String> reserve) {
        private static final String OTHERS = "others";

        /** A hero who is named for the reserve may not set out. */
        public Party {
            forbidden = Stream.concat(forbidden.stream(), reserve.stream().filter(hero -> !hero.equals(OTHERS))).distinct().toList();
        }

        /** The heroes who wait in reserve while the given heroes set out. */
        public List<String> waiting(Collection<String> heroes, Collection<String> going) {
            return heroes.stream().filter(hero -> !going.contains(hero))
                    .filter(hero -> reserve.contains(hero) || reserve.contains(OTHERS) && !forbidden.contains(hero)).toList();
        }
    }

    /** A tile at a place of the grid (column, row; rows grow to the south), and the room that faces up. */
    public record TilePlace(int[] at, String up) {
    }

    /**
     * The heroes' starting spaces: spaces named by id, or all spaces with a certain mark. Each team has starting spaces of its own.
     *
     * @param asks the question where a hero starts; empty for the usual question
     */
    public record Start(String room, String mark, List<String> at, String asks, List<Team> teams) {
    }

    /**
     * Heroes who begin apart from the others.
     *
     * @param heroes the number of heroes in the team; the party chooses the heroes who are not named
     * @param who heroes who belong to the team if they are in the party
     * @param asks the question with which the party chooses the heroes; empty for the usual question
     */
    public record Team(String room, String mark, List<String> at, int heroes, List<String> who, String asks) {
    }

    /** Minions that a chapter puts into a room at set-up. */
    public record Minions(String room, Map<String, Integer> minions) {
    }

    /**
     * The surge of a room, which replaces the surge of the encounter card (SURGE-3).
     *
     * @param room the room; empty for every room that has no surge of its own
     * @param once whether the surge happens only once in a room
     * @param text the text told at the surge; may be empty
     * @param flags words that stand for rules, as on an encounter card
     */
    public record SpecialSurge(String room, Map<String, Integer> minions, boolean once, String text, List<String> flags) {
    }

    /** A special search (SEARCH-5): in a whole room, on the room's spaces with a mark, or on spaces named by id. */
    public record Search(String room, String mark, List<String> at, String finds) {
    }
}
