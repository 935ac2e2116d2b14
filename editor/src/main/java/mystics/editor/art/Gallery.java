package mystics.editor.art;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.content.Picture;

/**
 * The pictures of all loaded mods, by name. Each picture is read when it is first needed, for each cast of a scene. Not thread-safe, except
 * {@link #prepare}.
 */
public final class Gallery {
    /** The folder of the pictures in which mice may be marked. */
    private static final String SCENES = "scenes/";
    private final Map<String, Picture> pictures = new HashMap<>();
    private final Map<Staging.Cast, Optional<Sketch>> ready = new HashMap<>();
    private final Staging staging;

    /** The pictures of all mods. If two pictures have the same name, that of the later mod is used. */
    public Gallery(Collection<Picture> pictures) {
        pictures.forEach(picture -> this.pictures.put(picture.id(), picture));
        staging = new Staging(this.pictures);
    }

    /** A gallery of the same pictures, for use by another thread. */
    public Gallery apart() {
        return new Gallery(pictures.values());
    }

    /** The picture with a name such as {@code heroes/somebody}. A scene shows its own heroes. */
    public Optional<Sketch> find(String name) {
        return find(name, List.of());
    }

    /**
     * The picture with a name, in which these heroes are seen if it is a scene whose mice are marked.
     *
     * @param present the ids of the heroes who can be seen, the most important one first; if it is empty, a scene shows its own heroes
     */
    public Optional<Sketch> find(String name, List<String> present) {
        Staging.Cast shown = new Staging.Cast(name, List.copyOf(present));
        Optional<Sketch> known = ready.get(shown);
        if (known == null) {
            known = Optional.ofNullable(pictures.get(name)).map(picture -> played(picture, present)).flatMap(VectorSketch::of);
            ready.put(shown, known);
        }
        return known;
    }

    /** Dresses the mice of a scene for a later {@link #find}. Every thread may call this method. */
    public void prepare(String name, List<String> present) {
        Optional.ofNullable(pictures.get(name)).ifPresent(picture -> played(picture, present));
    }

    private Picture played(Picture picture, List<String> present) {
        return picture.id().startsWith(SCENES) ? staging.played(picture, present) : picture;
    }

    /** The first picture that exists under one of these names, or else a pawn with a letter. */
    public Sketch first(List<String> names, String letter) {
        return names.stream().flatMap(name -> find(name).stream()).findFirst().orElseGet(() -> new Pawn(letter));
    }
}
