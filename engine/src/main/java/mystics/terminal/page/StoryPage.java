package mystics.terminal.page;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import mystics.save.CampaignStory.ReadChapter;
import mystics.terminal.desk.TextStyle;
import mystics.view.Readers;

/** A story passage to be read aloud: narration, voices, and instructions in a box. */
public final class StoryPage {
    private static final int WIDEST = 78;

    private StoryPage() {
    }

    /**
     * Formats a passage.
     *
     * @param text paragraphs separated by empty lines; a voice begins with a name and a colon, a box stands in square brackets
     * @param seen a description of the passage's picture; empty if the passage has no picture
     * @param names the names of possible voices
     */
    public static List<String> lines(String text, String seen, Collection<String> names, TextStyle look) {
        return lines(text, seen, names, new Readers(Map.of()), look);
    }

    /** Formats a passage, with the name of the reader beside each voice. */
    public static List<String> lines(String text, String seen, Collection<String> names, Readers readers, TextStyle look) {
        int width = Math.min(look.width(), WIDEST) - 4;
        List<String> lines = new ArrayList<>(
                List.of("", new TextStyle(Math.min(look.width(), WIDEST), 1, false, look.lines()).rule(look.says("The story")), ""));
        if (!seen.isBlank()) {
            lines.addAll(Wrap.hanging(emphasised("*(" + seen.strip() + ")*", look), width + 2, "  ", "  "));
            lines.add("");
        }
        for (String paragraph : text.strip().split("\n\\s*\n")) {
            String words = paragraph.strip().replaceAll("\\s*\n\\s*", " ");
            if (words.startsWith("[") && words.endsWith("]")) {
                lines.addAll(box(emphasised(words.substring(1, words.length() - 1), look), width, look));
            } else {
                lines.addAll(paragraph(words, names, voice -> readers.who(voice, text, names), width, look));
            }
            lines.add("");
        }
        return lines;
    }

    /** Formats chapters that were read, each with its heading. */
    public static List<String> lines(List<ReadChapter> chapters, Collection<String> names, TextStyle look) {
        List<String> lines = new ArrayList<>();
        for (ReadChapter chapter : chapters) {
            lines.addAll(List.of("", look.bold(" " + chapter.name())));
            chapter.passages().forEach(passage -> lines.addAll(lines(passage, "", names, look)));
        }
        return lines.isEmpty() ? List.of(look.says("Nothing of the story has been kept yet.")) : lines;
    }

    private static List<String> paragraph(String words, Collection<String> names, Function<String, Optional<String>> reader, int width,
            TextStyle look) {
        int colon = words.indexOf(": ");
        if (colon > 0 && names.contains(words.substring(0, colon))) {
            String voice = words.substring(0, colon);
            String name = look.bold(voice.toUpperCase(java.util.Locale.ROOT)) + reader.apply(voice).map(who -> " (" + who + ")").orElse("");
            return Wrap.hanging(emphasised(words.substring(colon + 2), look), width + 2, "    " + name + "  ", "        ");
        }
        return Wrap.hanging(emphasised(words, look), width + 2, "  ", "  ");
    }

    private static List<String> box(String text, int width, TextStyle look) {
        String stroke = look.glyph("─", "-");
        String side = look.glyph("│", "|");
        List<String> lines = new ArrayList<>();
        lines.add("  " + look.glyph("┌", "+") + stroke.repeat(width - 2) + look.glyph("┐", "+"));
        Wrap.to(text, width - 6).forEach(line -> lines.add("  " + side + "  " + TextStyle.padded(line, width - 6) + "  " + side));
        lines.add("  " + look.glyph("└", "+") + stroke.repeat(width - 2) + look.glyph("┘", "+"));
        return lines;
    }

    /** Emphasises the words between stars, each word separately, so that a line may break between them. */
    public static String emphasised(String text, TextStyle look) {
        StringBuilder out = new StringBuilder();
        boolean weight = false;
        for (String part : text.split("\\*", -1)) {
            out.append(
                    weight && look.colour() ? String.join(" ", List.of(part.split(" ", -1)).stream().map(look::slanted).toList()) : part);
            weight = !weight;
        }
        return out.toString();
    }
}
