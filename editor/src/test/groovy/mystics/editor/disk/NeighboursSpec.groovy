package mystics.editor.disk

import mystics.editor.draft.Project
import mystics.mod.load.ModLoader
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** The mods that a mod asks for are found where mods lie. */
class NeighboursSpec extends Specification {
    @TempDir Path place

    private void mod(String folder, String id, String more) {
        Files.createDirectories(place.resolve(folder))
        Files.writeString(place.resolve(folder).resolve('mod.yaml'), manifest(id, more))
    }

    private static String manifest(String id, String more) {
        "id: $id\nname: ${id.capitalize()}\nversion: \"1.0.0\"\nengine: 1\nauthors: [a]\nlicence: none\n$more\n"
    }

    private List<String> found(String more) {
        def project = Project.of('loft', ['mod.yaml': manifest('loft', more).bytes])
        Neighbours.of(place.resolve('home'), place.resolve('work/loft')).of(ModLoader.fresh(), project)*.name()
    }

    def "a mod is loaded beside the mods that it needs, and those that these need, from home and from the folders beside it"() {
        given:
        mod('home/bells', 'bells', 'needs: [base-game, ropes]')
        mod('work/ropes', 'ropes', 'needs: [base-game]')
        mod('work/drum', 'drum', 'needs: [base-game]')
        mod('work/loft', 'loft', 'needs: [bells]')
        Files.createDirectories(place.resolve('work/pictures'))

        expect:
        found('needs: { base-game: ">=1.0.0", bells: ">=1.0.0" }') == ['bells', 'ropes']
        found('needs: [base-game]\nlikes: { drum: ">=1.0.0" }') == ['drum']
        found('needs: [base-game]') == []
        found('needs: [nowhere]') == []
    }
}
