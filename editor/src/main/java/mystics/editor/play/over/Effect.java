package mystics.editor.play.over;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The effect of a card in few words. The text of a card begins with its timing: a keyword, and for a reaction the occasion. The effect
 * follows in the same sentence after a colon, or in the next sentence. An occasion that leads to its effect with a colon stays, because the
 * effect may speak of it. A sentence that only chooses something brings the next one along.
 */
final class Effect {
    private static final Pattern SENTENCES = Pattern.compile("(?<=[.!?]) ");
    private static final Pattern TIMING = Pattern.compile("(Reaction|Free|Action)\\b.*");
    /** A reaction whose occasion is told in the next sentence. */
    private static final Pattern WAITS = Pattern.compile("Reaction(, then discard it)?\\.");
    /** The beginning of a sentence that has no effect without the next one. */
    private static final Pattern BARE = Pattern.compile("(Choose|Roll|Lay) ");
    private static final String COLON = ": ";

    private Effect() {
    }

    /** @param text the text of a card, on one line */
    static String of(String text) {
        List<String> told = untimed(List.of(SENTENCES.split(text)));
        return told.size() > 1 && BARE.matcher(told.get(0)).lookingAt() ? told.get(0) + " " + told.get(1) : told.get(0);
    }

    /** The sentences of a text after its timing. */
    private static List<String> untimed(List<String> all) {
        String first = all.get(0);
        if (all.size() == 1 || !TIMING.matcher(first).matches()) return all;
        if (first.contains(COLON)) return unasked(all);
        List<String> rest = all.subList(1, all.size());
        if (!WAITS.matcher(first).matches()) return rest;
        return rest.get(0).contains(COLON) ? rest : rest.subList(Math.min(1, rest.size() - 1), rest.size());
    }

    /** The sentences without the occasion before the colon of the first one. */
    private static List<String> unasked(List<String> all) {
        String told = all.get(0).substring(all.get(0).indexOf(COLON) + COLON.length());
        String effect = told.substring(0, 1).toUpperCase(Locale.ROOT) + told.substring(1);
        return Stream.concat(Stream.of(effect), all.stream().skip(1)).toList();
    }
}
