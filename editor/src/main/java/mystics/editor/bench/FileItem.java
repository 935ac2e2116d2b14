package mystics.editor.bench;

/**
 * A line of the tree of files.
 *
 * @param key a unique key: a heading, or a path; entries of other mods begin with their mod and a colon
 * @param words the words of the line
 * @param state whether the file differs from the saved file, or belongs to another mod
 * @param problems the number of its problems
 */
record FileItem(String key, String words, State state, int problems) {
    /** The states of a line, which are visible at a glance. */
    enum State { HEADING, SAVED, UNSAVED, FOREIGN }

    @Override
    public String toString() {
        return words + (state == State.UNSAVED ? " •" : "") + (problems > 0 ? "  (" + problems + ")" : "");
    }
}
