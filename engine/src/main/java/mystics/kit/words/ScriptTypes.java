package mystics.kit.words;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The types of expressions in a script, as far as they can be derived from its words. */
final class ScriptTypes {
    private final ScriptVocabulary vocabulary;
    private final List<ScriptToken> tokens;
    private final Function<String, Optional<String>> names;

    /** @param names the types of the names that the script has declared */
    ScriptTypes(ScriptVocabulary vocabulary, List<ScriptToken> tokens, Function<String, Optional<String>> names) {
        this.vocabulary = vocabulary;
        this.tokens = tokens;
        this.names = names;
    }

    /** The type of the expression that begins at a token; empty if it is not known. */
    String at(int from) {
        return at(from, tokens.size());
    }

    /** The type of the expression between two tokens, as far as it can be followed. */
    String at(int from, int end) {
        int next = from + 1;
        String type = from < end ? first(from) : "";
        if (next < end && tokens.get(next).is("(")) next = afterArguments(next, end);
        while (next + 1 < end && isDot(next)) {
            String name = tokens.get(next + 1).text();
            boolean spread = tokens.get(next).is("*.");
            String each = spread ? ScriptVocabulary.element(type) : type;
            String found = ScriptVocabulary.first(vocabulary.members(each), name).map(ScriptMember::type).orElse("");
            type = spread ? "List<" + found + ">" : found;
            next = afterArguments(next + 2, end);
        }
        return type;
    }

    private boolean isDot(int at) {
        return tokens.get(at).is(".") || tokens.get(at).is("?.") || tokens.get(at).is("*.");
    }

    private String first(int at) {
        ScriptToken token = tokens.get(at);
        return switch (token.sort()) {
            case TEXT -> "String";
            case NUMBER -> "int";
            case NAME -> names.apply(token.text()).orElseGet(() -> ScriptVocabulary.first(vocabulary.word(token.text()), token.text())
                    .map(word -> "T".equals(word.type()) ? ofList(at) : word.type()).orElse(""));
            default -> token.is("(") ? at(at + 1) : "";
        };
    }

    /** The type that a word returns if it picks an element of a list. The first list among the arguments determines the type. */
    private String ofList(int word) {
        int end = Math.min(tokens.size(), word + 24);
        for (int i = word + 1; i < end && tokens.get(i).sort() != ScriptToken.Sort.LINE; i++) {
            String type = tokens.get(i).isName() && !isDot(i - 1) ? at(i) : "";
            if (!ScriptVocabulary.element(type).isEmpty()) return ScriptVocabulary.element(type);
        }
        return "";
    }

    private int afterArguments(int at, int end) {
        int next = at;
        while (next < end && (tokens.get(next).is("(") || tokens.get(next).is("{") || tokens.get(next).is("["))) {
            next = closing(next, end) + 1;
        }
        return next;
    }

    private int closing(int open, int end) {
        int depth = 0;
        for (int i = open; i < end; i++) {
            if (isOpening(tokens.get(i))) depth++;
            if (isClosing(tokens.get(i)) && --depth == 0) return i;
        }
        return end;
    }

    private static boolean isOpening(ScriptToken token) {
        return token.is("(") || token.is("{") || token.is("[");
    }

    private static boolean isClosing(ScriptToken token) {
        return token.is(")") || token.is("}") || token.is("]");
    }

    /** The index of the bracket that is closed at a token; -1 if there is none. */
    int opening(int close) {
        int depth = 0;
        for (int i = close; i >= 0; i--) {
            if (isClosing(tokens.get(i))) depth++;
            if (isOpening(tokens.get(i)) && --depth == 0) return i;
        }
        return -1;
    }

    /** The index of the first token in the chain of words and dots that ends with a given token. */
    int chainTo(int last) {
        int at = last;
        while (at >= 0) {
            while (at > 0 && isClosing(tokens.get(at))) {
                int open = opening(at);
                boolean called = open > 0 && (tokens.get(open - 1).isName() || isClosing(tokens.get(open - 1)));
                if (!called) return Math.max(0, open);
                at = open - 1;
            }
            if (at < 2 || !isDot(at - 1)) return at;
            at -= 2;
        }
        return 0;
    }

    /** The type of the chain of words and dots that ends with a given token. */
    String endingAt(int last) {
        return last < 0 ? "" : at(chainTo(last), last + 1);
    }

    /** The index of the word or member that receives the block opened by a brace. */
    Optional<Integer> calledBefore(int brace) {
        int at = brace - 1;
        if (at > 0 && tokens.get(at).is(")")) at = opening(at) - 1;
        return at >= 0 && tokens.get(at).isName() ? Optional.of(at) : Optional.empty();
    }

    /** The type of the elements that a member of a list passes to its block; empty if that type is unknown. */
    String handedToBlockOf(int called) {
        return called > 1 && isDot(called - 1) ? ScriptVocabulary.element(endingAt(called - 2)) : "";
    }

    /** The members that a token may call: words, or members of the value before the dot. */
    List<ScriptMember> meant(int called) {
        String name = tokens.get(called).text();
        boolean member = called > 1 && isDot(called - 1);
        List<ScriptMember> all = member ? vocabulary.members(endingAt(called - 2)) : vocabulary.words();
        return all.stream().filter(one -> one.name().equals(name)).toList();
    }
}
