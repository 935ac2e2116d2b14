package mystics.content;

import java.util.Locale;

/** Converts constants of the program to their spelling in files, rules and the log: {@code PARTY_ITEM} is {@code party-item}. */
public final class Spelling {
    private Spelling() {
    }

    /** The spelling of a constant. */
    public static String of(Enum<?> constant) {
        return of(constant.name());
    }

    /** The spelling of a constant that is given by its name. */
    public static String of(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
