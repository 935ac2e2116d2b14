package mystics.editor.art;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import mystics.content.Picture;
import mystics.mod.art.Casting;
import mystics.mod.art.Clothes;
import mystics.mod.art.StagedScene;

/** Dresses the mice of scenes, once for each cast. Every thread may call the methods. */
final class Staging {
    private final Map<String, Picture> pictures;
    private final Map<Cast, Picture> played = new ConcurrentHashMap<>();
    private final Map<String, Optional<Clothes>> clothes = new HashMap<>();

    /** A picture with the heroes whom it shows if its mice are marked. */
    record Cast(String name, List<String> heroes) {
    }

    Staging(Map<String, Picture> pictures) {
        this.pictures = Map.copyOf(pictures);
    }

    /** The picture, with these heroes if it is a scene whose mice are marked. */
    Picture played(Picture picture, List<String> present) {
        Cast cast = new Cast(picture.id(), List.copyOf(present));
        Picture known = played.get(cast);
        return known != null ? known : stage(cast, picture);
    }

    private synchronized Picture stage(Cast cast, Picture picture) {
        return played.computeIfAbsent(cast, wanted -> StagedScene.of(picture.svg())
                .map(scene -> new Picture(picture.id(), scene.played(Casting.of(scene.mice(), cast.heroes()), this::clothes)))
                .orElse(picture));
    }

    /** The clothes of a hero; for a hero without clothes, a coat in the colour of the hero's figure. */
    private Optional<Clothes> clothes(String hero) {
        return clothes.computeIfAbsent(hero, wanted -> Optional.ofNullable(pictures.get(Clothes.FOLDER + hero)).map(Picture::svg)
                .flatMap(Clothes::of).or(() -> plain(hero)));
    }

    private Optional<Clothes> plain(String hero) {
        return FigureArt.hero(hero).stream().flatMap(name -> Optional.ofNullable(pictures.get(name)).stream()).findFirst()
                .flatMap(VectorSketch::of).flatMap(figure -> Clothes.plain(MainColour.of(figure)));
    }
}
