package mystics.lint.spelling;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds misspelt words of one language. A word is correct if the language contains it, or if the game or the mod uses it as a name.
 *
 * @param own further correct words, in small letters: names, terms, and words that the author has added
 */
public record SpellChecker(LanguageWords list, Set<String> own) {
    /** The file at the top of a mod with the words that its author has added, one on each line. */
    public static final String FILE = "words.txt";

    private static final Pattern WORD = Pattern.compile("\\{[^}]*}|[\\p{L}]+(?:['’][\\p{L}]+)*");
    private static final int MOST = 3;

    /** The words in a number of texts, such as names, in small letters. */
    public static Set<String> words(Collection<String> texts) {
        return texts.stream().flatMap(text -> WORD.matcher(text).results()).map(MatchResult::group)
                .map(word -> word.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
    }

    /** A misspelt word and its place in the text. */
    public record Misspelt(String word, int start, int end) {
    }

    /** The misspelt words of a text. Places such as {@code {hero}} are not words. */
    public List<Misspelt> in(String text) {
        List<Misspelt> wrong = new ArrayList<>();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            if (!word.group().startsWith("{") && !isRight(word.group())) wrong.add(new Misspelt(word.group(), word.start(), word.end()));
        }
        return wrong;
    }

    /** Whether a word is spelt correctly. */
    public boolean isRight(String word) {
        String small = word.toLowerCase(Locale.ROOT).replace('’', '\'');
        if (small.length() == 1 || isKnown(small)) return true;
        if (!small.chars().allMatch(letter -> letter == '\'' || list.letters().indexOf(letter) >= 0)) return true;
        return list.endings().stream().filter(small::endsWith)
                .anyMatch(ending -> isKnown(small.substring(0, small.length() - ending.length())));
    }

    private boolean isKnown(String small) {
        return own.contains(small) || list.has(small);
    }

    private boolean isMeant(String small) {
        return own.contains(small) || list.suggests(small);
    }

    /** Suggestions for a misspelt word: known words one slip away, otherwise known words two slips away. */
    public List<String> suggestions(String word) {
        String small = word.toLowerCase(Locale.ROOT);
        Set<String> near = slips(small);
        List<String> one = near.stream().filter(this::isMeant).limit(MOST).toList();
        List<String> found = !one.isEmpty() ? one
                : near.stream().flatMap(other -> slips(other).stream()).filter(this::isMeant).distinct().limit(MOST).toList();
        return found.stream().map(other -> Character.isUpperCase(word.charAt(0)) ? capital(other) : other).toList();
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** A word with two letters exchanged, or with one letter removed, replaced or added. */
    private Set<String> slips(String word) {
        Set<String> slips = new LinkedHashSet<>();
        for (int i = 0; i + 1 < word.length(); i++) {
            slips.add(word.substring(0, i) + word.charAt(i + 1) + word.charAt(i) + word.substring(i + 2));
        }
        for (int i = 0; i < word.length(); i++) slips.add(word.substring(0, i) + word.substring(i + 1));
        for (int i = 0; i <= word.length(); i++) {
            for (char letter : list.letters().toCharArray()) {
                if (i < word.length()) slips.add(word.substring(0, i) + letter + word.substring(i + 1));
                slips.add(word.substring(0, i) + letter + word.substring(i));
            }
        }
        return slips;
    }

    /** This checker with additional correct words. */
    public SpellChecker with(Collection<String> more) {
        return new SpellChecker(list, Stream.concat(own.stream(), more.stream().map(word -> word.strip().toLowerCase(Locale.ROOT)))
                .collect(Collectors.toUnmodifiableSet()));
    }
}
