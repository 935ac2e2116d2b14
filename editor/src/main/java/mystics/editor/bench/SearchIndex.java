package mystics.editor.bench;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import mystics.editor.draft.Selection;
import mystics.mod.yaml.Pointer;

/** The index of everything that a user can find in a mod and in the other loaded mods. No Swing. */
public final class SearchIndex {
    private final List<Item> items;

    /** @param items the searchable items; of items that fit equally well, the earlier item comes first */
    public SearchIndex(List<Item> items) {
        this.items = List.copyOf(items);
    }

    /** The kinds of items. */
    public enum Sort { FILE, PLACE, TEXT, DEED, PROBLEM, RULE, OTHER }

    /**
     * A searchable item.
     *
     * @param title the name of the item
     * @param about one line that describes the item
     * @param target the place to which the item leads: a path and pointer, the name of a deed, an address of the rule book, or the key of
     *     another mod's entry
     * @param words the text that is searched, in lower case
     */
    public record Item(Sort sort, String title, String about, String target, String words) {
        /** An item that can be found by the words in its title, its line and its target. */
        public static Item of(Sort sort, String title, String about, String target) {
            return new Item(sort, title, about, target, (title + '\n' + about + '\n' + target).toLowerCase(Locale.ROOT));
        }

        /** The place in the mod to which the target leads, if the target is a path and a pointer. */
        Selection place() {
            String[] parts = target.split("#", 2);
            return parts.length == 1 ? Selection.of(target) : Selection.of(parts[0], Pointer.of(parts[1]));
        }

        /** A measure of how well the words fit. A smaller number is better; a negative number means that the words do not fit. */
        private int rank(String whole, String[] wanted) {
            for (String word : wanted) {
                if (!words.contains(word)) {
                    return -1;
                }
            }
            String name = title.toLowerCase(Locale.ROOT);
            int place = name.equals(whole) ? 0 : name.startsWith(whole) ? 1 : begins(name, wanted[0]) ? 2
                    : name.contains(wanted[0]) ? 3 : 4;
            return place * Sort.values().length + sort.ordinal();
        }

        private static boolean begins(String name, String word) {
            int at = name.indexOf(word);
            return at == 0 || at > 0 && !Character.isLetterOrDigit(name.charAt(at - 1));
        }
    }

    private record Ranked(Item item, int rank) {
    }

    /** The best items that contain every word, at most the given number; if there is no word, the first items. */
    public List<Item> find(String wanted, int most) {
        String whole = wanted.strip().toLowerCase(Locale.ROOT);
        if (whole.isEmpty()) {
            return items.stream().limit(most).toList();
        }
        String[] words = whole.split("\\s+");
        return items.stream().map(item -> new Ranked(item, item.rank(whole, words))).filter(ranked -> ranked.rank() >= 0)
                .sorted(Comparator.comparingInt(Ranked::rank)).limit(most).map(Ranked::item).toList();
    }
}
