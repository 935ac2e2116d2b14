package mystics.mod.lang;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts that are strung together of others: lists, what stands in brackets or behind a colon, and numbers with their
 * reasons, such as {@code movement 5 = 3 + 2 move value}.
 */
final class Strung {
    private static final Pattern LINK = Pattern.compile("; | · |, |: |\\. | \\(| [=+x-] ");
    private static final Pattern FRAMED = Pattern.compile("(\\s*\\(?)(.+?)(\\)?\\s*)", Pattern.DOTALL);
    private static final Pattern COUNTED = Pattern.compile("(\\+?\\d+[ \\u00a0])(.+)|(.+?)([ \\u00a0]\\d+)");

    private Strung() {
    }

    /**
     * How a text reads part by part; nothing if no part is known.
     *
     * @param known how a part reads, if that is known
     */
    static Optional<String> read(String text, Function<String, Optional<String>> known) {
        Matcher framed = FRAMED.matcher(text);
        if (framed.matches() && framed.group(2).length() < text.length()) {
            return known.apply(framed.group(2)).map(inner -> framed.group(1) + inner + framed.group(3));
        }
        Matcher link = LINK.matcher(text);
        return link.find() ? parts(text, link, known) : counted(text, known);
    }

    private static Optional<String> parts(String text, Matcher link, Function<String, Optional<String>> known) {
        String before = text.substring(0, link.start());
        String behind = text.substring(link.end());
        Optional<String> first = known.apply(before);
        Optional<String> rest = known.apply(behind);
        return first.isEmpty() && rest.isEmpty() ? Optional.empty()
                : Optional.of(first.orElse(before) + link.group() + rest.orElse(behind));
    }

    /** A word with a number before or behind it. */
    private static Optional<String> counted(String text, Function<String, Optional<String>> known) {
        Matcher counted = COUNTED.matcher(text);
        if (!counted.matches()) return Optional.empty();
        return counted.group(2) != null ? known.apply(counted.group(2)).map(word -> counted.group(1) + word)
                : known.apply(counted.group(3)).map(word -> word + counted.group(4));
    }
}
