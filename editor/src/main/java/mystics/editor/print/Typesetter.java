package mystics.editor.print;

import java.awt.Font;
import java.awt.font.LineBreakMeasurer;
import java.awt.font.TextAttribute;
import java.text.AttributedString;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.editor.type.Quotes;

/**
 * Breaks texts into lines.
 *
 * @param stressed the font of words that stand between stars
 * @param step the distance between two lines
 * @param quotes the quotation marks of the language
 */
record Typesetter(Font plain, Font stressed, double step, Quotes quotes) {
    private static final Pattern STRESSED = Pattern.compile("\\*([^*\n]+)\\*");

    /** The lines of one paragraph, none longer than a width. */
    List<TypedLine> lines(String paragraph, double width) {
        List<Stretch> stretches = stretches(quotes.in(paragraph.strip().replaceAll("\\s+", " ")));
        String text = String.join("", stretches.stream().map(Stretch::text).toList());
        if (text.isEmpty()) return List.of();
        AttributedString letters = new AttributedString(text);
        int from = 0;
        for (Stretch stretch : stretches) {
            if (!stretch.text().isEmpty()) letters.addAttribute(TextAttribute.FONT, stretch.font(), from, from + stretch.text().length());
            from += stretch.text().length();
        }
        LineBreakMeasurer breaks = new LineBreakMeasurer(letters.getIterator(), PrintFaces.PAPER);
        List<TypedLine> lines = new ArrayList<>();
        int begin = 0;
        while (begin < text.length()) {
            int end = breaks.nextOffset((float) width);
            breaks.setPosition(end);
            lines.add(line(stretches, begin, end));
            begin = end;
        }
        return lines;
    }

    /** Some letters in one font. */
    private record Stretch(String text, Font font) {
    }

    private List<Stretch> stretches(String text) {
        List<Stretch> found = new ArrayList<>();
        Matcher star = STRESSED.matcher(text);
        int from = 0;
        while (star.find()) {
            found.add(new Stretch(text.substring(from, star.start()), plain));
            found.add(new Stretch(star.group(1), stressed));
            from = star.end();
        }
        found.add(new Stretch(text.substring(from), plain));
        return found;
    }

    private static TypedLine line(List<Stretch> stretches, int begin, int end) {
        List<TypedLine.Run> runs = new ArrayList<>();
        double x = 0;
        int at = 0;
        for (Stretch stretch : stretches) {
            int from = Math.max(begin, at);
            int to = Math.min(end, at + stretch.text().length());
            if (from < to) {
                String part = stretch.text().substring(from - at, to - at);
                String shown = to == end ? part.stripTrailing() : part;
                runs.add(new TypedLine.Run(shown, stretch.font(), x));
                x += length(shown, stretch.font());
            }
            at += stretch.text().length();
        }
        return new TypedLine(runs, x);
    }

    /** The width of some letters. */
    static double length(String text, Font font) {
        return font.getStringBounds(text, PrintFaces.PAPER).getWidth();
    }
}
