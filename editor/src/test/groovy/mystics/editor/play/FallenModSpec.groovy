package mystics.editor.play

import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import spock.lang.AutoCleanup
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

/** A mod whose rule fails leaves the game, and the window says so: which mod, where, and what it means. */
class FallenModSpec extends Specification {
    @TempDir Path home
    @AutoCleanup Parlour parlour

    private static Library crumbs() {
        def manifest = 'id: crumbs\nname: Crumbs\nversion: "1.0.0"\nengine: 1\nauthors: [specs]\nlicence: none\nneeds: ' +
                '[base-game]\nabout: Crumbs for specs.\n'
        def script = 'rules {\n    offer(HeroTurn) { turn ->\n        int n = 1.intdiv(turn.hero.cheese - turn.hero.cheese)\n    }\n}\n'
        def mod = ModSource.of('crumbs', ['mod.yaml': manifest.bytes, 'rules/crumbs.groovy': script.bytes])
        def base = BaseGame.library()
        new Library(base.mods() + ModLoader.fresh().load(mod, base.rules().size()))
    }

    def "the mod is named with file and line; details explain; continue puts the word away, and it does not come again"() {
        given:
        parlour = new Parlour(crumbs(), home).begin()

        when:
        parlour.untilATurn()

        then:
        parlour.await('The mod crumbs is out of this game')
        parlour.reads('crumbs/rules/crumbs.groovy:3')

        when:
        parlour.click('Details')

        then:
        parlour.await('A mod is out of this game')

        when:
        parlour.click('Back to the board')
        parlour.click('Continue')

        then:
        !parlour.reads('The mod crumbs is out of this game')

        when: 'the game goes on'
        parlour.click(parlour.buttons().find { it.getClientProperty(mystics.editor.sight.Pick) != null }.text)

        then:
        parlour.soon.eventually { assert parlour.shelf.load(mystics.home.Shelf.AUTOSAVE).game().setting().off() == ['crumbs'] as Set }
        !parlour.reads('The mod crumbs is out of this game')
    }
}
