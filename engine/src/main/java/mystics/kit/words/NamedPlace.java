package mystics.kit.words;

import java.util.List;
import java.util.Optional;
import mystics.rules.Names;

/**
 * The place of a text in a script, which determines the kind of thing that the text names. The text is either passed to a word or compared
 * with a value.
 *
 * @param tokens the tokens before the text
 * @param bracket the index of the innermost open bracket; -1 for none
 */
record NamedPlace(ScriptTypes types, List<ScriptToken> tokens, int bracket) {
    /** The kind of thing that the text names. */
    Optional<Names.What> named() {
        int end = inList() ? bracket : tokens.size();
        return compared(end - 1).or(() -> handed(end));
    }

    /** Whether the text is an element of a list literal. */
    private boolean inList() {
        return bracket >= 0 && tokens.get(bracket).is("[") && (bracket == 0 || !tokens.get(bracket - 1).isName());
    }

    /** The kind of thing that the other side of a comparison names: {@code figure.kind == '...'}. */
    private Optional<Names.What> compared(int sign) {
        boolean compared = sign > 0 && (tokens.get(sign).is("==") || tokens.get(sign).is("!=") || tokens.get(sign).is("in"));
        return compared && tokens.get(sign - 1).isName()
                ? types.meant(sign - 1).stream().flatMap(member -> member.names().stream()).findFirst() : Optional.empty();
    }

    /**
     * Goes back to the word to which the text is passed. Each comma on the way back to the word counts as one argument; named arguments are
     * not counted.
     */
    private Optional<Names.What> handed(int end) {
        int index = 0;
        for (int i = end - 1; i >= 0; i--) {
            ScriptToken token = tokens.get(i);
            if (token.is(")") || token.is("]") || token.is("}")) {
                i = Math.max(0, types.opening(i));
            } else if (token.is("(")) {
                return i > 0 ? at(i - 1, index) : Optional.empty();
            } else if (token.is("[") || token.is("{") || token.sort() == ScriptToken.Sort.LINE) {
                return Optional.empty();
            } else if (calledWithoutBrackets(i, end)) {
                return at(i, index);
            }
            index += token.is(",") ? 1 : token.is(":") ? -1 : 0;
        }
        return Optional.empty();
    }

    /** Whether a word is followed by its arguments without brackets: {@code mark bearer, '...'}. */
    private boolean calledWithoutBrackets(int word, int end) {
        if (!tokens.get(word).isName() || types.meant(word).isEmpty()) return false;
        return word == end - 1 || List.of(ScriptToken.Sort.NAME, ScriptToken.Sort.TEXT, ScriptToken.Sort.NUMBER)
                .contains(tokens.get(word + 1).sort()) && !tokens.get(word + 1).is("in");
    }

    private Optional<Names.What> at(int word, int index) {
        return types.meant(word).stream().flatMap(member -> member.namedAt(index).stream()).findFirst();
    }

    /** For a space: the room that the same expression names, if the room's id is written out: {@code room('...').space('...')}. */
    String within() {
        int end = tokens.size() - 1;
        for (int i = end; i > 2; i--) {
            boolean asked = tokens.get(i).sort() == ScriptToken.Sort.TEXT && tokens.get(i - 1).is("(") && tokens.get(i - 2).is("room");
            if (asked) return tokens.get(i).text().replaceAll("['\"]", "");
            if (tokens.get(i).sort() == ScriptToken.Sort.LINE) return "";
        }
        return "";
    }
}
