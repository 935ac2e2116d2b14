package mystics.mod.write;

import mystics.mod.yaml.Pointer;

/**
 * A change of one value in a file. Pointers refer to the text before this change. Values are plain: {@code String}, {@code
 * Integer}, {@code Long}, {@code BigDecimal}, {@code Boolean}, {@code List}, {@code Map}, or {@code null} for a key without a value.
 */
public sealed interface Change {

    /**
     * Gives a value to a key or an element. A missing key is added, and so are the missing keys above it. If both
     * values are lists, or both are maps, only the differences are written.
     */
    record Assign(Pointer at, Object value) implements Change {}

    /**
     * Inserts an element into a list. A missing list is added.
     *
     * @param index the index of the element after the change; the length of the list means the end
     */
    record Insert(Pointer list, int index, Object value) implements Change {}

    /**
     * Removes a key or an element, with its remarks. If the list or map around the removed part becomes empty, the key of that list or map
     * is removed too.
     */
    record Remove(Pointer at) implements Change {}

    /**
     * Moves an element within its list, with its remarks.
     *
     * @param from the index of the element before the change
     * @param to the index of the element after the change
     */
    record Move(Pointer list, int from, int to) implements Change {}
}
