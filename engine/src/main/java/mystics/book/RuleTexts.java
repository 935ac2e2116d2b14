package mystics.book;

import static java.util.Comparator.comparingInt;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The rule book: numbered rules in chapters, found by number, by chapter or by words in the text. */
public final class RuleTexts {

    private static final int MOST_SUGGESTIONS = 3;

    private final List<RuleChapter> chapters;
    private final Map<String, RuleText> byKey = new LinkedHashMap<>();

    /**
     * A book of these chapters.
     *
     * @throws IllegalArgumentException if two rules have the same number, or numbers that differ only in their dash
     */
    public RuleTexts(List<RuleChapter> chapters) {
        this.chapters = List.copyOf(chapters);
        for (RuleChapter chapter : chapters) {
            for (RuleText rule : chapter.texts()) {
                RuleText other = byKey.putIfAbsent(RuleText.key(rule.id()), rule);
                if (other != null) {
                    throw new IllegalArgumentException(
                            rule.id() + " stands in " + rule.chapter() + " and, as " + other.id() + ", in " + other.chapter());
                }
            }
        }
    }

    /** The rule book that comes with the program. */
    public static RuleTexts shipped() {
        return new RuleTexts(RuleReader.shipped());
    }

    /** All rules, in the order of the book. */
    public List<RuleText> all() {
        return List.copyOf(byKey.values());
    }

    /** All chapters, in the order of the book. */
    public List<RuleChapter> chapters() {
        return chapters;
    }

    /** The rule with this number. {@code move 7}, {@code MOVE7} and {@code Move-7} are equal. */
    public Optional<RuleText> find(String number) {
        return Optional.ofNullable(byKey.get(RuleText.key(number)));
    }

    /** Up to three rules whose numbers are most similar to a wanted number, best first; empty if none is close. */
    public List<RuleText> suggestions(String number) {
        String asked = RuleText.key(number);
        record Near(RuleText rule, int edits) {}
        return byKey.entrySet().stream()
                .map(entry -> new Near(entry.getValue(), WordLikeness.edits(asked, entry.getKey())))
                .filter(near -> near.edits() <= asked.length() / 2)
                .sorted(comparingInt(Near::edits))
                .limit(MOST_SUGGESTIONS)
                .map(Near::rule)
                .toList();
    }

    /** The chapter with this name, or the chapter whose rule numbers have these letters, such as {@code init}. */
    public Optional<RuleChapter> chapter(String name) {
        String asked = RuleText.key(name);
        return Stream.concat(
                chapters.stream().filter(chapter -> RuleText.key(chapter.name()).equals(asked)),
                chapters.stream().filter(chapter -> chapter.letters().contains(asked)))
                .findFirst();
    }

    /** The rules that contain every one of these words, whole or within a longer word; empty if there are no words. */
    public List<RuleText> search(String words) {
        List<String> wanted = Stream.of(words.toLowerCase(Locale.ROOT).split("\\s+")).filter(word -> !word.isEmpty()).toList();
        if (wanted.isEmpty()) return List.of();
        return byKey.values().stream()
                .filter(rule -> {
                    String text = rule.plain().toLowerCase(Locale.ROOT);
                    return wanted.stream().allMatch(text::contains);
                })
                .toList();
    }

    /** The rules whose texts refer to a given rule, such as the rulings that refine it. */
    public List<RuleText> citing(RuleText rule) {
        return byKey.values().stream().filter(other -> other.references().contains(rule.id())).toList();
    }
}
