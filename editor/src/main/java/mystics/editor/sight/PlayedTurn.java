package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.art.FigureArt;
import mystics.phase.chapter.story.Story;
import mystics.rules.Line;

/**
 * A turn of a game that is watched.
 *
 * @param round the round of the turn; 0 before the first round
 * @param whose the heading of the turn
 * @param art the possible names of the portrait of the hero or of the minions, best first; empty before the first turn
 * @param deeds the deeds of the turn, oldest first
 */
public record PlayedTurn(int round, Sentence whose, List<String> art, List<Deed> deeds) {
    private static final String ROUND = "ROUND-1";
    private static final String TURN = "ROUND-2";
    private static final String STEP = "MOVE-2";
    private static final String MOVEMENT = "MOVE-1";
    private static final String WALK = "MINION-3";
    /** The number of places before the last one whose dice are read. Nobody looks at earlier dice. */
    private static final int RECENT = 80;
    /** The rules whose lines say what dice show. The dice themselves stand beside these lines. */
    private static final Set<String> ROLLS = Set.of(MOVEMENT, "BATTLE-2", "BATTLE-4");
    /** The rules whose lines keep count of cheese on the wheel and of cards on the track. */
    private static final Set<String> BOOKS = Set.of("BATTLE-6", "INIT-7");

    /**
     * A deed with its dice.
     *
     * @param words the deed; a walk is one deed, however many steps it has
     * @param rule the rule id or another cause
     * @param thrown the throws of the deed
     */
    public record Deed(Sentence words, String rule, List<Throw> thrown) {
        public Deed {
            thrown = List.copyOf(thrown);
        }

        /** Whether the numbers of the dice count, and not their symbols (MOVE-1). */
        public boolean isMovement() {
            return rule.equals(MOVEMENT);
        }

        /** Whether the deed only keeps count, and tells no story. */
        public boolean isBookKeeping() {
            return BOOKS.contains(rule);
        }
    }

    public PlayedTurn {
        art = List.copyOf(art);
        deeds = List.copyOf(deeds);
    }

    /** The turns of a reel up to a place, oldest first. */
    public static List<PlayedTurn> upTo(Reel reel, int place) {
        Reader reader = new Reader(reel.session().game().setting().box().catalog());
        for (int at = 0; at <= place; at++) {
            List<Throw> thrown = new ArrayList<>(at > place - RECENT ? reel.thrown(at) : List.of());
            for (Line line : reel.news(at)) {
                reader.read(line, ROLLS.contains(line.cause()) && !thrown.isEmpty() ? List.of(thrown.remove(0)) : List.of());
            }
        }
        return reader.turns();
    }

    /** Reads a log line by line. */
    private static final class Reader {
        private final Catalog catalog;
        private final List<PlayedTurn> turns = new ArrayList<>();
        private int round;
        private String walker = "";
        private int steps;

        Reader(Catalog catalog) {
            this.catalog = catalog;
        }

        List<PlayedTurn> turns() {
            return turns;
        }

        void read(Line line, List<Throw> thrown) {
            if (line.cause().equals(ROUND)) {
                round++;
            } else if (line.cause().equals(TURN)) {
                walker = "";
                turns.add(new PlayedTurn(round, line.text(), art(line), List.of()));
            } else if (line.cause().equals(STEP) && Interlude.place(line, "hero").isPresent()) {
                step(Interlude.place(line, "hero").get());
            } else if (!line.cause().equals(Story.RULE)) {
                walker = "";
                add(new Deed(words(line), line.cause(), thrown));
            }
        }

        /**
         * The words of a line without what the board and the dice show: the space that a minion reached, and the sum of a roll. The sum of
         * a movement stays, because the die is only a part of it.
         */
        private static Sentence words(Line line) {
            if (line.cause().equals(WALK) && Interlude.place(line, "minion").isPresent()) {
                return Sentence.of("{who} moves", "who", Interlude.place(line, "minion").get());
            }
            boolean isSummed = !ROLLS.contains(line.cause()) || line.cause().equals(MOVEMENT);
            return isSummed ? line.text() : Sentence.of(line.text().toString().split(": ")[0]);
        }

        private void step(String who) {
            boolean on = who.equals(walker);
            steps = on ? steps + 1 : 1;
            walker = who;
            Deed walk = new Deed(Sentence.of("{who} walks {n} {n|space|spaces}", "who", who, "n", steps), STEP, List.of());
            if (on) replace(walk);
            else add(walk);
        }

        private void add(Deed deed) {
            if (turns.isEmpty()) turns.add(new PlayedTurn(0, Sentence.of("Setting up"), List.of(), List.of()));
            put(Stream.concat(last().deeds().stream(), Stream.of(deed)).toList());
        }

        private void replace(Deed deed) {
            List<Deed> before = last().deeds();
            put(Stream.concat(before.subList(0, before.size() - 1).stream(), Stream.of(deed)).toList());
        }

        private PlayedTurn last() {
            return turns.get(turns.size() - 1);
        }

        private void put(List<Deed> deeds) {
            PlayedTurn turn = last();
            turns.set(turns.size() - 1, new PlayedTurn(turn.round(), turn.whose(), turn.art(), deeds));
        }

        private List<String> art(Line line) {
            String name = Interlude.place(line, "hero").or(() -> Interlude.place(line, "card")).orElse("");
            return Stream.concat(
                    catalog.heroes().values().stream().filter(hero -> hero.name().equals(name)).map(hero -> FigureArt.face(hero.id())),
                    catalog.minions().values().stream().filter(minion -> minion.name().equals(name)).map(FigureArt::minion))
                    .findFirst().orElse(List.of());
        }
    }
}
