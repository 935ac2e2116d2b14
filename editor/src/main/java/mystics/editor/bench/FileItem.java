package mystics.editor.bench;

/**
 * A line of the tree.
 *
 * @param key what tells it from all others: a heading, or a path; entries of other mods begin with their mod and a colon
 * @param words what it says
 * @param state whether it differs from the disk, or belongs to another mod
 * @param problems the number of its problems
 */
record FileItem(String key, String words, State state, int problems) {
    /** What is to be known of a line at a glance. */
    enum State { HEADING, SAVED, UNSAVED, FOREIGN }

    @Override
    public String toString() {
        return words + (state == State.UNSAVED ? " •" : "") + (problems > 0 ? "  (" + problems + ")" : "");
    }
}
