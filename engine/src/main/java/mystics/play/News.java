package mystics.play;

import java.util.List;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.table.Draft;
import mystics.table.Table;

/** Finds out what became known between two games of a session. */
final class News {
    private News() {
    }

    /** Whether more is known in the last game than in the one before: fate has answered, or a room was turned up for the first time. */
    static boolean since(Journal<Game> past) {
        State before = past.before().last().open();
        State now = past.last().open();
        return now.journal().since(before.journal().size()).stream().anyMatch(given -> given.seat().equals(Seat.FATE.name()))
                || roomsUp(now.table()) != roomsUp(before.table()) && revealed(past);
    }

    private static boolean revealed(Journal<Game> past) {
        long seen = 0;
        for (Journal<Game> at = past.before(); at.size() > 0; at = at.before()) {
            seen |= roomsUp(at.last().open().table());
        }
        return (roomsUp(past.last().open().table()) & ~seen) != 0;
    }

    /** The rooms that are face up, one bit each. */
    private static long roomsUp(Table table) {
        Draft draft = Draft.of(table);
        long rooms = 0;
        for (int tile = 0; tile < table.layout().tiles(); tile++) {
            rooms |= draft.isGone(tile) ? 0 : 1L << draft.roomUp(tile);
        }
        return rooms;
    }

    /** The answer to a question, as people read it. */
    static Sentence label(Question question, String value) {
        List<? extends Option> options = question instanceof Question.Choice choice ? choice.options()
                : question instanceof Question.Draw draw ? draw.options() : List.of();
        return options.stream().filter(option -> option.key().equals(value)).findFirst().map(option -> option.words())
                .orElseGet(() -> Sentence.of(value));
    }
}
