package mystics.save;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;

/**
 * The content of a table with a stable key for every piece. Values equal to those of an empty table are left out.
 *
 * @param clock the numbers of the table, by their names in {@link mystics.table.Clock}
 * @param track the cards of the initiative track, top first
 * @param cards the cards by place, such as {@code discard} or {@code pack pip}
 * @param up rooms on tiles that have been turned since the set-up
 * @param gone one room of each tile that is out of play
 * @param marks the marks: for each kind, the values by holder, such as {@code figure pip} or {@code space cellar/b2}
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record NamedTable(Map<String, Object> clock, List<String> track, Map<String, NamedFigure> figures, Map<String, List<String>> cards,
        List<String> up, List<String> gone,
        Map<String, Map<String, Integer>> marks) {
    static final NamedTable EMPTY = new NamedTable(Map.of(), List.of(), Map.of(), Map.of(), List.of(), List.of(), Map.of());

    NamedTable {
        clock = clock == null ? Map.of() : clock;
        track = SaveFile.orEmpty(track);
        figures = figures == null ? Map.of() : figures;
        cards = cards == null ? Map.of() : cards;
        up = SaveFile.orEmpty(up);
        gone = SaveFile.orEmpty(gone);
        marks = marks == null ? Map.of() : marks;
    }

    /**
     * A figure.
     *
     * @param at the room and the space of the figure, such as {@code cellar/b2}; empty when the figure is off the board
     * @param as the key of the hero or minion that the figure represents
     * @param off {@code reserve}, {@code waiting} or {@code safe} for a hero who does not take part now; empty for all others
     */
    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    record NamedFigure(String at, String as, boolean captured, String off, int wounds, int cheese) {
    }
}
