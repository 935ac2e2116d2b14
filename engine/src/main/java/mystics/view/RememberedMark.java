package mystics.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import mystics.content.Catalog;
import mystics.content.MarkKind;

/**
 * A mark on a campaign's sheet, in words (STORY-1).
 *
 * @param name the name of the mark, or its id if no loaded mod contains the mark
 * @param number the number of the mark, at least 1
 * @param text the text of the mark for players, as one line; may be empty
 */
public record RememberedMark(String name, int number, String text) {
    /** The story achievements among the marks of a sheet, and those marks that no loaded mod contains. */
    public static List<RememberedMark> achievements(Catalog catalog, Map<String, Integer> marks) {
        return of(catalog, marks, kind -> !kind.remembrance());
    }

    /** The remembrances among the marks of a sheet. */
    public static List<RememberedMark> remembrances(Catalog catalog, Map<String, Integer> marks) {
        return of(catalog, marks, MarkKind::remembrance);
    }

    private static List<RememberedMark> of(Catalog catalog, Map<String, Integer> marks, Predicate<MarkKind> chosen) {
        return marks.entrySet().stream().filter(mark -> chosen.test(kind(catalog, mark.getKey())))
                .map(mark -> new RememberedMark(kind(catalog, mark.getKey()).name(), mark.getValue(),
                        kind(catalog, mark.getKey()).text().strip().replaceAll("\\s+", " ")))
                .toList();
    }

    private static MarkKind kind(Catalog catalog, String id) {
        return Optional.ofNullable(catalog.marks().get(id)).orElseGet(() -> MarkKind.note(id, "campaign"));
    }
}
