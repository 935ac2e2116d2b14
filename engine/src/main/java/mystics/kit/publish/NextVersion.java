package mystics.kit.publish;

import mystics.kit.publish.FileChange.Sort;

/**
 * The number of the next version, which depends on the changes. If an entry has been removed, saved games and other mods may lack something
 * they need, so the first number grows. The second number grows with new entries or changed rules; the third number grows if only texts and
 * pictures have changed.
 */
public enum NextVersion {
    /** Nothing has changed. */
    SAME,
    /** Only texts and pictures have changed. */
    TEXTS,
    /** Entries are new, or facts and rules have changed. */
    PLAY,
    /** Entries are gone. */
    ENTRIES_GONE;

    /** The part of the version number that a set of changes raises. */
    public static NextVersion of(ModChanges changes) {
        if (changes.files().isEmpty()) return SAME;
        if (changes.of(Sort.REMOVED).stream().anyMatch(file -> ModChanges.isEntry(file.path()) && file.path().endsWith(".yaml"))) {
            return ENTRIES_GONE;
        }
        return changes.files().stream().anyMatch(NextVersion::changesPlay) ? PLAY : TEXTS;
    }

    private static boolean changesPlay(FileChange file) {
        boolean rules = file.path().startsWith("rules/") || file.path().startsWith("amendments/") || ModChanges.isEntry(file.path());
        boolean words = file.sort() == Sort.CHANGED && file.path().endsWith(".yaml") && !file.values().isEmpty()
                && file.values().stream().allMatch(FileChange.ValueChange::isText);
        return rules && !words;
    }

    /** The version number that follows a version of three numbers. */
    public String after(String version) {
        String[] numbers = version.split("[.+-]");
        int major = Integer.parseInt(numbers[0]);
        int minor = Integer.parseInt(numbers[1]);
        int patch = Integer.parseInt(numbers[2]);
        return switch (this) {
            case SAME -> version;
            case TEXTS -> major + "." + minor + "." + (patch + 1);
            case PLAY -> major + "." + (minor + 1) + ".0";
            case ENTRIES_GONE -> major + 1 + ".0.0";
        };
    }
}
