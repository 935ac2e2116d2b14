package mystics.editor.deed;

import mystics.mod.yaml.Pointer;

/** Reads pointers from their texts. */
public final class Pointers {
    private Pointers() {
    }

    /** The pointer that a text such as {@code /setup/0/minions} denotes. */
    public static Pointer of(String text) {
        Pointer pointer = Pointer.ROOT;
        for (String step : text.substring(1).split("/")) pointer = pointer.in(step);
        return pointer;
    }
}
