package mystics.content;

/**
 * A small vector picture of a thing with a name.
 *
 * @param id the folder of the thing and its id: {@code heroes/somebody}
 * @param svg the picture as text, found harmless when the mod was read
 */
public record Picture(String id, String svg) implements Entry {
    @Override
    public String name() {
        return id;
    }
}
