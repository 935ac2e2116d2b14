package mystics.mod.finding;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import mystics.choice.Sentence;

/** Suggests the correct word most similar to a misspelt one. */
public final class Nearest {
    private static final int WORTH_LISTING = 8;
    /** The least number of letters that counts as a common beginning. */
    private static final int WORTH_NOTICING = 4;

    private Nearest() {}

    /**
     * The candidate that differs from a word by the fewest typing slips. A candidate may have two slips, plus one for every three letters
     * of the word, but always fewer slips than half of the word's letters. A candidate that shares the first two thirds of the word counts
     * as near, regardless of the candidate's remaining letters. Among equally near candidates, the one with fewer slips wins, and then the
     * first in alphabetical order.
     */
    public static Optional<String> to(String word, Collection<String> candidates) {
        return candidates.stream().filter(candidate -> distance(word, candidate) <= forgiven(word, candidate))
                .min(Comparator.<String>comparingInt(candidate -> distance(word, candidate))
                        .thenComparingInt(candidate -> slips(word, candidate)).thenComparing(Comparator.naturalOrder()));
    }

    /**
     * The distance is the number of typing slips. For two words with a long enough common beginning, the number of letters that follow it
     * in the first word is the distance if it is smaller.
     */
    private static int distance(String word, String candidate) {
        int alike = 0;
        while (alike < Math.min(word.length(), candidate.length()) && word.charAt(alike) == candidate.charAt(alike)) alike++;
        boolean begins = alike >= WORTH_NOTICING && 3 * alike >= 2 * word.length();
        return Math.min(slips(word, candidate), begins ? Math.max(1, word.length() - alike) : Integer.MAX_VALUE);
    }

    /**
     * A hint for a wrong word. If a candidate is near, the hint is a question such as {@code Did you mean 'cost'?}. Otherwise the hint is
     * the list of candidates if this list is short, or else nothing.
     */
    public static String advice(String word, Collection<String> candidates) {
        return said(word, candidates).toString();
    }

    /** The advice as a sentence; see {@link #advice}. */
    public static Sentence said(String word, Collection<String> candidates) {
        return to(word, candidates).map(near -> Sentence.of("Did you mean '{what}'?", "what", near)).orElseGet(() -> choice(candidates));
    }

    private static int forgiven(String word, String candidate) {
        return Math.min(word.length() / 3 + 2, (Math.max(word.length(), candidate.length()) - 1) / 2);
    }

    private static Sentence choice(Collection<String> candidates) {
        List<String> sorted = candidates.stream().sorted().toList();
        if (sorted.isEmpty() || sorted.size() > WORTH_LISTING) return Sentence.EMPTY;
        return sorted.size() == 1 ? Sentence.of("There is only '{what}'.", "what", sorted.get(0))
                : Sentence.of("Possible are {list}.", "list", String.join(", ", sorted));
    }

    /** The number of letters added, omitted, replaced or swapped with a neighbour, ignoring case. */
    public static int slips(String one, String two) {
        String from = one.toLowerCase(Locale.ROOT);
        String to = two.toLowerCase(Locale.ROOT);
        int[][] slips = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) slips[i][j] = cheapest(from, to, slips, i, j);
        }
        return slips[from.length()][to.length()];
    }

    private static int cheapest(String from, String to, int[][] slips, int i, int j) {
        if (i == 0 || j == 0) return i + j;
        boolean same = from.charAt(i - 1) == to.charAt(j - 1);
        int best = Math.min(slips[i - 1][j - 1] + (same ? 0 : 1), Math.min(slips[i - 1][j], slips[i][j - 1]) + 1);
        boolean swapped = i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return swapped ? Math.min(best, slips[i - 2][j - 2] + 1) : best;
    }
}
