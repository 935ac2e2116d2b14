package mystics.editor.art;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.content.Picture;

/** The pictures of all loaded mods, by name. Each picture is read when it is first needed. Not thread-safe. */
public final class Gallery {
    private final Map<String, Picture> pictures = new HashMap<>();
    private final Map<String, Optional<Sketch>> ready = new HashMap<>();

    /** The pictures of all mods. If two pictures have the same name, that of the later mod is used. */
    public Gallery(Collection<Picture> pictures) {
        pictures.forEach(picture -> this.pictures.put(picture.id(), picture));
    }

    /** A gallery of the same pictures, for use by another thread. */
    public Gallery apart() {
        return new Gallery(pictures.values());
    }

    /** The picture with a name such as {@code heroes/somebody}. */
    public Optional<Sketch> find(String name) {
        return ready.computeIfAbsent(name, wanted -> Optional.ofNullable(pictures.get(wanted)).flatMap(VectorSketch::of));
    }

    /** The first picture that exists under one of these names, or else a pawn with a letter. */
    public Sketch first(List<String> names, String letter) {
        return names.stream().flatMap(name -> find(name).stream()).findFirst().orElseGet(() -> new Pawn(letter));
    }
}
