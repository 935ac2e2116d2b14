package mystics.lint;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import mystics.mod.finding.Nearest;

/**
 * The sentences that the program and the shipped rules can say, one to a line in {@code sentences.txt}, with line breaks written as {@code
 * \n}.
 */
final class KnownSentences {
    /** One typing slip is allowed for this many letters. */
    private static final int LETTERS_A_SLIP = 10;
    private final Supplier<Set<String>> sentences = Suppliers.memoize(KnownSentences::read);

    /** Whether a sentence is known. */
    boolean contains(String sentence) {
        return sentences.get().contains(sentence);
    }

    /** The known sentence most similar to a misspelt one, if one is similar enough. */
    Optional<String> nearest(String sentence) {
        int most = 1 + sentence.length() / LETTERS_A_SLIP;
        return sentences.get().stream().filter(known -> Math.abs(known.length() - sentence.length()) <= most)
                .filter(known -> Nearest.slips(sentence, known) <= most)
                .min(Comparator.comparingInt(known -> Nearest.slips(sentence, known)));
    }

    private static Set<String> read() {
        try (InputStream stream = KnownSentences.class.getResourceAsStream("sentences.txt")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().map(line -> line.replace("\\n", "\n"))
                    .collect(Collectors.toCollection(LinkedHashSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
