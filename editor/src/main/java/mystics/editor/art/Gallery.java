package mystics.editor.art;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.content.Picture;
import mystics.mod.art.Casting;
import mystics.mod.art.Clothes;
import mystics.mod.art.StagedScene;

/** The pictures of all loaded mods, by name. Each picture is read when it is first needed, for each cast of a scene. Not thread-safe. */
public final class Gallery {
    private final Map<String, Picture> pictures = new HashMap<>();
    private final Map<Shown, Optional<Sketch>> ready = new HashMap<>();
    private final Map<String, Optional<Clothes>> clothes = new HashMap<>();

    /** A picture with the heroes whom it shows if its mice are marked. */
    private record Shown(String name, List<String> heroes) {
    }

    /** The pictures of all mods. If two pictures have the same name, that of the later mod is used. */
    public Gallery(Collection<Picture> pictures) {
        pictures.forEach(picture -> this.pictures.put(picture.id(), picture));
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
        Shown shown = new Shown(name, List.copyOf(present));
        Optional<Sketch> known = ready.get(shown);
        if (known == null) {
            known = Optional.ofNullable(pictures.get(name)).map(picture -> played(picture, present)).flatMap(VectorSketch::of);
            ready.put(shown, known);
        }
        return known;
    }

    private Picture played(Picture picture, List<String> present) {
        return StagedScene.of(picture.svg())
                .map(scene -> new Picture(picture.id(), scene.played(Casting.of(scene.mice(), present), this::clothes))).orElse(picture);
    }

    /** The clothes of a hero; for a hero without clothes, a coat in the colour of the hero's figure. */
    private Optional<Clothes> clothes(String hero) {
        Optional<Clothes> known = clothes.get(hero);
        if (known == null) {
            known = Optional.ofNullable(pictures.get(Clothes.FOLDER + hero)).map(Picture::svg).flatMap(Clothes::of)
                    .or(() -> FigureArt.hero(hero).stream().flatMap(name -> find(name).stream()).findFirst()
                            .flatMap(figure -> Clothes.plain(MainColour.of(figure))));
            clothes.put(hero, known);
        }
        return known;
    }

    /** The first picture that exists under one of these names, or else a pawn with a letter. */
    public Sketch first(List<String> names, String letter) {
        return names.stream().flatMap(name -> find(name).stream()).findFirst().orElseGet(() -> new Pawn(letter));
    }
}
