package mystics.editor.home

import mystics.kit.Workbench
import mystics.mod.load.BaseGame
import spock.lang.Specification

import java.nio.file.Path

/** The picture behind the home page shows a whole party, whatever mods are loaded. */
class ScenerySpec extends Specification {
    def "four heroes stand there, with a hero of a mod that has no picture in the party too"() {
        expect:
        Scenery.of(BaseGame.library().catalog()).heroes() == 4
        Scenery.of(Workbench.at(Path.of('../mods/pim-the-baker').toAbsolutePath().normalize(), []).library().catalog()).heroes() == 4
    }
}
