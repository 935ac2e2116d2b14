package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.content.SetupRefused;
import mystics.mod.amend.Register;
import mystics.mod.finding.Contained;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.yaml.Document;
import mystics.play.Inspector;

/** Sets up a table for each chapter, to find errors that appear only when the pieces of all mods come together. */
final class ChapterTables {
    private ChapterTables() {
    }

    /**
     * A finding for each chapter of a mod whose table cannot be set up.
     *
     * @param base id of the base game, whose chapters serve as a test for all mods; empty if the base game itself is
     *    being edited
     * @throws RuntimeException if a table cannot be set up for a chapter of the base game alone
     */
    static List<Finding> flaws(Library library, Register register, String base) {
        List<Finding> findings = new ArrayList<>();
        for (Chapter chapter : library.catalog().chapters().values()) {
            Optional<Document> entry = register.entry("chapters/" + chapter.id());
            Place place = entry.map(document -> document.valueAt("")).orElse(Place.of(base));
            if (place.mod().equals(base)) {
                lay(library, chapter);
            } else if (twoSided(library.catalog(), chapter, register, findings)) {
                Contained.done(findings, () -> place, () -> lay(library, chapter));
            }
        }
        return findings.stream().distinct().toList();
    }

    private static boolean twoSided(Catalog catalog, Chapter chapter, Register register, List<Finding> findings) {
        List<Finding> wrong = new ArrayList<>();
        chapter.tiles().stream().map(tile -> catalog.rooms().get(tile.up())).forEach(room -> {
            long sides = catalog.rooms().values().stream().filter(other -> other.tile().equals(room.tile())).count();
            if (sides == 1) {
                wrong.add(register.entry("tiles/" + room.id()).orElseThrow()
                        .error("tile-sides", "/tile", "the tile '" + room.tile() + "' has only this side")
                        .because("a tile has two sides (SETUP-4)")
                        .fix("Draw the other side: a second file with 'tile: " + room.tile() + "'."));
            }
        });
        findings.addAll(wrong);
        return wrong.isEmpty();
    }

    private static void lay(Library library, Chapter chapter) {
        List<Setup.Member> party = party(library.catalog(), chapter).map(hero -> new Setup.Member(hero, "")).toList();
        if (party.size() < chapter.party().size()) return;
        try {
            library.setting(new Setup(chapter.id(), party, library.catalog().usualVariants()), Inspector.NONE);
        } catch (SetupRefused refused) {
            // A player who chooses this chapter gets the message, and can choose another party or chapter.
        }
    }

    private static Stream<String> party(Catalog catalog, Chapter chapter) {
        List<String> required = chapter.party().required();
        Stream<String> others = catalog.heroes().keySet().stream()
                .filter(hero -> !required.contains(hero) && !chapter.party().forbidden().contains(hero));
        return Stream.concat(required.stream(), others).limit(chapter.party().size());
    }
}
