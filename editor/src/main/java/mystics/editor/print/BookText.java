package mystics.editor.print;

import java.util.List;
import java.util.stream.Collectors;

/** A book as plain text, for screen readers and for further editing. */
final class BookText {
    private BookText() {
    }

    /** The text of all parts. */
    static String of(List<BookPart> parts) {
        StringBuilder text = new StringBuilder();
        parts.forEach(part -> text.append(of(part)));
        return text.toString().strip() + "\n";
    }

    private static String of(BookPart part) {
        if (part instanceof BookPart.Heading heading) return heading(heading);
        if (part instanceof BookPart.Story story) return story.text().strip() + "\n\n";
        if (part instanceof BookPart.Aside aside) return "(" + aside.text() + ")\n\n";
        if (part instanceof BookPart.Speech speech) return speech.name() + ": " + speech.says().strip() + "\n\n";
        if (part instanceof BookPart.Exchange exchange) return exchange.lines().stream().map(BookText::of).collect(Collectors.joining());
        if (part instanceof BookPart.Boxed boxed) return "[" + boxed.text().strip() + "]\n\n";
        if (part instanceof BookPart.Item item) return "- " + item.text() + "\n";
        if (part instanceof BookPart.Turn turn) return "> " + turn.text() + (turn.anchor().isEmpty() ? "" : " -> " + turn.anchor()) + "\n";
        if (part instanceof BookPart.Scene scene) return scene.seen().isEmpty() ? "" : "<" + scene.seen() + ">\n\n";
        if (part instanceof BookPart.TileMap map) return map(map);
        return part instanceof BookPart.Pause ? "* * *\n\n" : "\n";
    }

    private static String heading(BookPart.Heading heading) {
        String line = heading.level() == 1 ? "=" : "-";
        return "\n" + heading.words() + "\n" + line.repeat(heading.words().length()) + "\n"
                + (heading.anchor().isEmpty() ? "" : "# " + heading.anchor() + "\n") + "\n";
    }

    private static String map(BookPart.TileMap map) {
        StringBuilder text = new StringBuilder();
        map.rooms().forEach(room -> text.append("- (").append(room.column()).append(", ").append(room.row()).append(") ")
                .append(room.room()).append(room.words().isEmpty() ? "" : ": " + room.words()).append('\n'));
        return text.toString();
    }
}
