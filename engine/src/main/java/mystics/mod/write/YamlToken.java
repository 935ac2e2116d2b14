package mystics.mod.write;

import java.util.ArrayList;
import java.util.List;
import mystics.mod.yaml.Pointer;

/**
 * A key or a text of a YAML file, and its place.
 *
 * @param at the pointer of the value, or of the key's value
 * @param text the text without quotation marks
 * @param start the place of the token's first character in the file
 * @param end the place after the token's last character
 */
public record YamlToken(Pointer at, Part part, String text, int start, int end) {
    /** The kinds of tokens. */
    public enum Part {
        KEY, VALUE
    }

    /** All keys and texts of a file in order; none if the file cannot be read. */
    public static List<YamlToken> all(String text) {
        List<YamlToken> tokens = new ArrayList<>();
        try {
            add(text, Pointer.ROOT, SpanReader.read(text), tokens);
            return List.copyOf(tokens);
        } catch (UnwritableChange unreadable) {
            return List.of();
        }
    }

    private static void add(String text, Pointer at, Span span, List<YamlToken> tokens) {
        if (span instanceof Span.Branch branch) {
            for (Span.Member member : branch.members()) {
                Pointer inner = at.in(member.key());
                int key = text.indexOf(member.key(), member.from());
                boolean named = branch.kind() == Span.Kind.MAP && key >= 0 && key < member.tail();
                if (named) tokens.add(new YamlToken(inner, Part.KEY, member.key(), key, key + member.key().length()));
                add(text, inner, member.value(), tokens);
            }
        } else if (span.plain() instanceof String value) {
            tokens.add(new YamlToken(at, Part.VALUE, value, span.start(), span.end()));
        }
    }
}
