package basegame.lint

import basegame.mods.Mods
import mystics.lint.Lint
import mystics.mod.load.ModLoader
import spock.lang.Shared
import spock.lang.Specification

/** The marked mice of a mod's scenes are looked over. */
class SceneMiceSpec extends Specification {
    @Shared Lint lint = new Lint(ModLoader.fresh(), 0)

    private List<String> codes(String marks) {
        String scene = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><g $marks><path d="M0 0H9"/></g></svg>"""
        lint.findings(Mods.mod('crumbs', 'art/scenes/home.svg': scene, 'art/scenes/home-flame.svg': scene.replace(marks, ''),
                'art/scenes/home-tail.svg': scene.replace(marks, '')), [])*.code()
    }

    def "#what"() {
        expect:
        codes(marks) == found

        where:
        what                                         | marks                                    || found
        'a hero of the box in a stance is sound'     | 'data-hero="collin" data-stance="side"'  || []
        'so is a mouse who is nobody in particular'  | 'data-hero="any" data-coat="#334455"'    || []
        'a hero whom nobody knows is named'          | 'data-hero="colin" data-stance="side"'   || ['scene-hero']
        'also one to whom the place always belongs'  | 'data-always="colin"'                    || ['scene-hero']
        'a stance for which nobody has clothes'      | 'data-hero="collin" data-stance="sid"'   || ['scene-stance']
        'a mark that is no id'                       | 'data-hero="Collin!"'                    || ['picture-mark']
    }
}
