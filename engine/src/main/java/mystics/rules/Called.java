package mystics.rules;

import mystics.choice.Name;
import mystics.content.Entry;
import mystics.content.TextKey;

/** The names of entries, for the places in sentences. */
public final class Called {
    private Called() {
    }

    /** The name of an entry. */
    public static Name by(Entry entry) {
        return new Name(TextKey.of(entry, "name"), entry.name(), "");
    }
}
