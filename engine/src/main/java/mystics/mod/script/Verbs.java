package mystics.mod.script;

import java.util.Set;

/** The six words with which a rule begins. */
final class Verbs {
    static final Set<String> NAMES = Set.of("forbid", "instead", "before", "change", "offer", "after");

    private Verbs() {}
}
