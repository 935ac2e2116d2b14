package mystics.choice;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The values for the places of a sentence. {@code {minion}} is the name of a minion, {@code {minion:the}} a form of
 * that name, and {@code {minion:The}} the same form with a capital. {@code {n|piece|pieces}} is one of several words,
 * chosen by a number as the language requires; {@code {hero|il|elle}} is chosen by the gender of a name (m, f, n). If
 * the language lacks a form, the plain name is used.
 */
record Places(Object[] values, Wording wording, BinaryOperator<String> show) {
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)(?::(\\w+)|((?:\\|[^{}|]*)+))?}");
    /** The greatest length of a filled sentence, in letters. A translation could repeat a place very often. */
    private static final int LONGEST = 100_000;
    /** The signs before a place with which a sentence begins. Spaces may come between. */
    private static final String ENDS = ".!?\n\"\u201c";
    /** The end of an owner's name. */
    private static final String OWN = "'s";
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,9}");
    private static final List<String> GENDERS = List.of("m", "f", "n");

    /**
     * A pattern with its places filled. A place for which there is no value is not filled. If the sentence would be too long, no place is
     * filled.
     */
    String fill(String pattern) {
        if (pattern.indexOf('{') < 0) return pattern;
        Matcher place = PLACE.matcher(pattern);
        StringBuilder text = new StringBuilder();
        int end = 0;
        while (place.find()) {
            String open = place.group();
            String form = place.group(2);
            String words = place.group(3);
            text.append(pattern, end, place.start());
            text.append(value(place.group(1)).map(there -> isBegun(text) ? within(there, form, words) : filled(there, form, words))
                    .orElse(open));
            end = place.end();
            if (isOwner(place.group(1), pattern.substring(end))) {
                text.append(OWN.charAt(0));
                end += OWN.length();
            }
            if (text.length() > LONGEST) return pattern;
        }
        return text.append(pattern, end, pattern.length()).toString();
    }

    /** Whether a place is the owner of what follows, and its name ends with an s: {@code Thomas' hat}, not {@code Thomas's}. */
    private boolean isOwner(String name, String after) {
        boolean own = after.startsWith(OWN) && (after.length() == OWN.length() || !Character.isLetter(after.charAt(OWN.length())));
        return own && value(name).map(value -> text(value, "", wording)).filter(text -> text.endsWith("s")).isPresent();
    }

    private Optional<Object> value(String name) {
        for (int i = 0; i < values.length; i += 2) {
            if (name.equals(values[i])) return Optional.of(values[i + 1]);
        }
        return Optional.empty();
    }

    /** Whether the words so far leave a sentence open. */
    private static boolean isBegun(CharSequence text) {
        int last = text.length() - 1;
        while (last >= 0 && text.charAt(last) == ' ') last--;
        return last >= 0 && ENDS.indexOf(text.charAt(last)) < 0;
    }

    /** The text of a value within a sentence, where the article of a room's name is small. */
    private String within(Object value, String form, String words) {
        boolean plain = form == null && words == null && value instanceof Named;
        return plain ? show.apply(text(value, "", wording), ((Named) value).spoken().within(wording)) : filled(value, form, words);
    }

    private String filled(Object value, String form, String words) {
        if (words != null) return word(value, words.substring(1).split("\\|", -1), wording);
        String plain = text(value, "", wording);
        if (form == null) return show.apply(plain, plain);
        String text = text(value, form.substring(0, 1).toLowerCase(Locale.ROOT) + form.substring(1), wording);
        boolean capital = Character.isUpperCase(form.charAt(0)) && !text.isEmpty();
        return show.apply(plain, capital ? text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) : text);
    }

    /** The text of a value, in a form of its name if a form is given. */
    static String text(Object value, String form, Wording wording) {
        if (value instanceof Sentence sentence) return sentence.in(wording).toString();
        if (value instanceof Named named) return form.isEmpty() ? named.spoken().in(wording) : named.spoken().form(wording, form);
        if (value instanceof Worded worded) return worded.words().in(wording).toString();
        if (value instanceof Collection<?> several) return list(several.stream().map(one -> text(one, form, wording)).toList(), wording);
        return value instanceof Number ? value.toString() : wording.apply(String.valueOf(value));
    }

    private static String list(List<String> several, Wording wording) {
        int last = several.size() - 1;
        if (last < 1) return String.join("", several);
        return wording.apply("{items} and {last}").replace("{items}", String.join(", ", several.subList(0, last))).replace("{last}",
                several.get(last));
    }

    private static String word(Object value, String[] words, Wording wording) {
        int at = value instanceof Named named ? wording.form(named.spoken().key(), "gender").map(GENDERS::indexOf).orElse(0)
                : number(text(value, "", wording).strip()).map(wording::plural).orElse(1);
        return words[Math.max(0, Math.min(at, words.length - 1))];
    }

    private static Optional<Long> number(String text) {
        return NUMBER.matcher(text).matches() ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }

    /** A value fixed to its current text. */
    static Object fixed(Object value) {
        if (value instanceof Sentence sentence) return sentence.fixed();
        if (value instanceof Named named) return named.spoken();
        if (value instanceof Worded worded) return worded.words().fixed();
        if (value instanceof Collection<?> several) {
            List<Object> fixed = new ArrayList<>();
            several.forEach(one -> fixed.add(fixed(one)));
            return fixed;
        }
        return value instanceof Number ? value : String.valueOf(value);
    }
}
