package mystics.editor.art;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import mystics.content.Look;

/** The surface for each name, as the loaded mods state it. If two mods state the same name, the later one wins. */
public final class Looks {
    private final Map<String, Surface> surfaces = new HashMap<>();
    private final Theme theme;

    /** The looks of all mods, under a theme. */
    public Looks(Collection<Look> looks, Theme theme) {
        this.theme = theme;
        looks.forEach(look -> look.of().forEach(name -> surfaces.put(name, Surface.of(look, theme))));
    }

    /** The theme. */
    public Theme theme() {
        return theme;
    }

    /** The surface that the mods state for a name. */
    public Optional<Surface> find(String name) {
        return Optional.ofNullable(surfaces.get(name));
    }

    /** The surface for a name, or else the surface for unknown names. */
    public Surface get(String name) {
        return find(name).orElseGet(() -> Surface.unknown(theme));
    }
}
