package mystics.editor.chapter;

import mystics.mod.yaml.Pointer;

/** Reads pointers back from their texts. */
final class Pointers {
    private Pointers() {
    }

    /** The pointer of a text such as {@code /setup/0/minions}. */
    static Pointer of(String text) {
        Pointer pointer = Pointer.ROOT;
        for (String step : text.substring(1).split("/")) pointer = pointer.in(step);
        return pointer;
    }
}
