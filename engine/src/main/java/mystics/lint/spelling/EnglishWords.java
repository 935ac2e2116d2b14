package mystics.lint.spelling;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;

/**
 * The usual words of English, British and American, in small letters: SCOWL by Kevin Atkinson, up to size 60. The words are read on first
 * use.
 */
public final class EnglishWords implements LanguageWords {
    /** Words that the list lacks: capitalised words, short forms, and terms of games like this one. */
    private static final Set<String> MORE = Set.of("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january",
            "february", "april", "july", "august", "september", "october", "november", "december", "christmas", "easter", "english",
            "german", "mr", "mrs", "dr", "hm", "mm", "d'you", "melee", "reroll", "rerolls", "tick", "tock", "ain't", "can't", "don't",
            "won't", "shan't", "o'clock", "ma'am", "y'know");

    private final Supplier<Set<String>> words = Suppliers.memoize(EnglishWords::read);

    @Override
    public boolean has(String word) {
        return MORE.contains(word) || words.get().contains(word);
    }

    @Override
    public List<String> endings() {
        return List.of("s", "'s", "'d", "'ll", "'re", "'ve", "'m", "n't", "s'");
    }

    @Override
    public String letters() {
        return "abcdefghijklmnopqrstuvwxyz";
    }

    private static Set<String> read() {
        try (InputStream file = EnglishWords.class.getResourceAsStream("english.gz"); InputStream plain = new GZIPInputStream(file)) {
            return new String(plain.readAllBytes(), StandardCharsets.US_ASCII).lines().collect(Collectors.toUnmodifiableSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
