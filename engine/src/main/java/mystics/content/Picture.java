package mystics.content;

/**
 * A small vector picture of an entry.
 *
 * @param id folder and id of the entry, such as {@code heroes/somebody}
 * @param svg the picture as text, checked for safety when the mod was read
 */
public record Picture(String id, String svg) implements Entry {
    @Override
    public String name() {
        return id;
    }
}
