package mystics.mod.write;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The paragraphs of a folded text, with their current lines. */
record FoldedParagraphs(Map<String, List<String>> written) {
    static final FoldedParagraphs NONE = new FoldedParagraphs(Map.of());

    /** The paragraphs in the lines after {@code >}. */
    static FoldedParagraphs of(List<String> lines) {
        Map<String, List<String>> written = new HashMap<>();
        List<String> paragraph = new ArrayList<>();
        for (String line : lines) {
            if (line.isBlank()) {
                paragraph = new ArrayList<>();
            } else {
                paragraph.add(line.strip());
                written.put(String.join(" ", paragraph), List.copyOf(paragraph));
            }
        }
        return new FoldedParagraphs(written);
    }

    Optional<List<String>> lines(String paragraph) {
        return Optional.ofNullable(written.get(paragraph));
    }
}
