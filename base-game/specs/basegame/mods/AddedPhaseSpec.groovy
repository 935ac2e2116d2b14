package basegame.mods

import basegame.properties.Games
import mystics.choice.SeededFate
import mystics.kernel.Kernel
import mystics.mod.finding.BrokenMod
import mystics.mod.load.Library
import mystics.mod.load.LoadedMod
import mystics.mod.load.ModLoader
import mystics.mod.load.Vocabulary
import mystics.mod.source.ModSource
import mystics.phase.Phase
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.rules.Figure
import mystics.rules.Happening
import mystics.rules.Moment
import mystics.rules.Scene
import mystics.rules.Step
import spock.lang.Shared
import spock.lang.Specification

/** A program that embeds the engine adds a phase of its own, and scripts of mods speak at its moments. */
class AddedPhaseSpec extends Specification {
    static final class Sneezed extends Moment implements Happening {
        public final Figure hero

        Sneezed(Figure hero) {
            this.hero = hero
        }

        @Override
        int actor() {
            hero.slot()
        }
    }

    static record Sneeze(int hero) implements Step {
        @Override
        void perform(Scene scene) {
            scene.happen(new Sneezed(scene.figure(hero))) { sneezed -> scene.tell('', '{hero} sneezes', 'hero', sneezed.hero) }
        }
    }

    static final class ColdPhase extends Phase {
        ColdPhase() {
            part('A cold')
            step(Sneeze)
            moment(Sneezed)
        }
    }

    static final String MANNERS = '''rules {
        forbid(Sneezed) { sneezed -> if (sneezed.hero == party[1]) refuse 'the hall is quiet', remedy: 'Go out' }
        after(Sneezed) { sneezed -> say 'Bless you, {hero}!', hero: sneezed.hero }
    }'''

    @Shared Kernel kernel = Kernel.ofTheBook().with(new ColdPhase())

    def "a script names the moment of the added phase, and its rules are asked"() {
        given:
        def manners = mod(ModLoader.compilingAll(Vocabulary.api(kernel)))
        def setting = new Library(Games.LIBRARY.mods() + manners).on(kernel).setting(Games.setup(1), Inspector.NONE)
        def names = setting.box().heroes()*.name()

        expect:
        told(setting, 0) == [names[0] + ' sneezes', "Bless you, ${names[0]}!"]*.toString()
        told(setting, 1) == []
    }

    def "with the kernel of the rule book the same script does not compile"() {
        when:
        mod(ModLoader.fresh())

        then:
        def broken = thrown(BrokenMod)
        broken.message.contains('Sneezed')
    }

    private static List<String> told(setting, int hero) {
        Game.begin(setting, Seating.people(new SeededFate(5)), [new Sneeze(hero)]).log()*.text()*.toString()
    }

    private static LoadedMod mod(ModLoader loader) {
        loader.load(ModSource.of('manners', ['rules/manners.groovy': MANNERS.bytes, 'mod.yaml': '''\
id: manners
name: Manners
version: "1.0.0"
engine: 1
authors: [specs]
licence: none
needs: [base-game]
about: For specs.
'''.bytes]), Games.LIBRARY.rules().size())
    }
}
