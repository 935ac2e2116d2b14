package mystics.kit.publish;

import mystics.kit.publish.FileChange.Sort;

/**
 * The number of the next version, by what has changed: an entry that is gone may be missed by saved games and other mods, so the first
 * number grows; with new entries or other rules the second; with texts and pictures alone the third.
 */
public enum NextVersion {
    /** Nothing has changed. */
    SAME,
    /** Only what people read or see. */
    TEXTS,
    /** New entries, or other facts and rules. */
    PLAY,
    /** Entries are gone. */
    ENTRIES_GONE;

    /** How much some changes weigh. */
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

    /** The number that follows a version of three numbers. */
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
