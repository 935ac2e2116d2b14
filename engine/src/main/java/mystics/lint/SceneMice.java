package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import mystics.content.Catalog;
import mystics.content.Picture;
import mystics.mod.art.Clothes;
import mystics.mod.art.SceneMouse;
import mystics.mod.art.StagedScene;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.finding.Place;

/** Checks the marked mice of a mod's scenes: each names a hero whom the game knows, and a stance for which heroes have clothes. */
final class SceneMice implements Check {
    private static final String SCENES = "scenes/";

    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        Catalog catalog = subject.library().catalog();
        Set<String> stances = stances(catalog);
        for (Picture picture : catalog.pictures().values()) {
            String file = "art/" + picture.id() + ".svg";
            if (!picture.id().startsWith(SCENES) || !subject.source().paths().contains(file)) continue;
            Place place = Place.of(subject.manifest().id(), file);
            StagedScene.of(picture.svg()).map(StagedScene::mice).orElse(List.of()).forEach(mouse -> {
                hero(mouse, catalog, place).filter(finding -> !subject.missesOne()).ifPresent(findings::add);
                stance(mouse, stances, place).filter(finding -> !subject.missesOne()).ifPresent(findings::add);
            });
        }
        return findings.stream().distinct().toList();
    }

    private static Optional<Finding> hero(SceneMouse mouse, Catalog catalog, Place place) {
        if (mouse.hero().equals(SceneMouse.ANYBODY) || catalog.heroes().containsKey(mouse.hero())) return Optional.empty();
        return Optional.of(Finding.warning("scene-hero", place, "there is no hero '" + mouse.hero() + "' for a mouse of this scene")
                .fix(Nearest.advice(mouse.hero(), catalog.heroes().keySet())));
    }

    private static Optional<Finding> stance(SceneMouse mouse, Set<String> stances, Place place) {
        if (mouse.stance().isEmpty() || stances.contains(mouse.stance())) return Optional.empty();
        return Optional.of(Finding.warning("scene-stance", place, "no hero has clothes for the stance '" + mouse.stance() + "'")
                .because("art/clothes/HERO.svg has a group for each stance").fix(Nearest.advice(mouse.stance(), stances)));
    }

    /** The stances for which any hero has clothes. */
    private static Set<String> stances(Catalog catalog) {
        return catalog.pictures().values().stream().filter(picture -> picture.id().startsWith(Clothes.FOLDER))
                .flatMap(picture -> Clothes.of(picture.svg()).stream()).flatMap(clothes -> clothes.stances().stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
