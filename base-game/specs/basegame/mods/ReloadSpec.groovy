package basegame.mods

import basegame.properties.Games
import mystics.mod.load.Assembling
import mystics.mod.load.Assembly
import mystics.mod.load.Gathering
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.phase.chapter.BeginChapter
import mystics.play.Inspector
import mystics.play.Simulation
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

import static basegame.mods.Mods.mod

/** A loader that is asked again reads only what changed, and what comes of it is what a fresh loader makes. */
class ReloadSpec extends Specification {
    static final String GENEROUS = 'rules { after(RoundEnds) { end -> heroes.each { hero -> if (hero.cheese < 3) gainCheese hero, 1 } } }'
    static final ModSource CRUMBS = mod('rules/crumbs.groovy': GENEROUS,
            'cards/crumb.yaml': 'name: Crumb\ntype: armor\nslot: body\nbonus: 1\ntext: Small.\n', 'crumbs')
    static final ModSource HATS = mod('cards/hat.yaml': 'name: Hat\ntype: armor\nslot: head\nbonus: 1\ntext: Warm.\n',
            'amendments/crumb.yaml': 'amend:\n  - entry: cards/crumb\n    set: { bonus: 2 }\n', 'hats', 'after: [crumbs]\n')

    @TempDir
    Path folder

    def "after #change only the changed mod is read, and the reload is the fresh load: the same entries, rules and games"() {
        given:
        def loader = ModLoader.keepingIn(folder)
        assembled(loader, [CRUMBS, HATS])
        def read = []

        when:
        def again = Assembling.of(loader, Gathering.of(loader, mods),
                { found, number, of -> read << "${found.id()} $number/$of".toString() })
        def fresh = assembled(ModLoader.fresh(), mods)

        then:
        read == ['crumbs 1/1']
        again.leftOut().empty
        again.library().rules() == fresh.library().rules()
        again.library().mods()*.hash() == fresh.library().mods()*.hash()
        entries(again.library()) == entries(fresh.library())
        digest(again.library()) == digest(fresh.library())

        where:
        change                | mods
        'a rule'              | [CRUMBS.with('rules/crumbs.groovy', GENEROUS.replace('< 3', '< 5')), HATS]
        'a value'             | [CRUMBS.with('cards/crumb.yaml', 'name: Crumb\ntype: armor\nslot: head\nbonus: 1\ntext: Small.\n'), HATS]
        'a rule being added'  | [CRUMBS.with('rules/more.groovy',
                'rules { before(PageTurned) { turned -> heroes.each { gainCheese it, 1 } } }'), HATS]
        'a card being added'  | [CRUMBS.with('cards/loaf.yaml', 'name: Loaf\ntype: armor\nslot: body\nbonus: 1\ntext: Large.\n'), HATS]
    }

    def "the change makes a difference, so the comparison could fail"() {
        expect:
        digest(assembled(ModLoader.fresh(), [CRUMBS]).library()) != digest(assembled(ModLoader.fresh(),
                [CRUMBS.with('rules/crumbs.groovy', GENEROUS.replace('< 3', '< 5'))]).library())
    }

    def "nothing is read again when nothing changed, by the same loader or by the next one with the same folder"() {
        given:
        def loader = ModLoader.keepingIn(folder)
        def first = assembled(loader, [CRUMBS, HATS])
        def read = []

        when:
        def same = Assembling.of(loader, Gathering.of(loader, [CRUMBS, HATS]), { found, number, of -> read << found.id() })
        def next = ModLoader.keepingIn(folder)
        def kept = Assembling.of(next, Gathering.of(next, [CRUMBS, HATS]), { found, number, of -> read << found.id() })

        then:
        read.empty
        [same, kept].every { it.library().rules() == first.library().rules() && entries(it.library()) == entries(first.library()) }
        digest(kept.library()) == digest(first.library())
    }

    def "whoever waits is told of each new mod before it is read"() {
        given:
        def loader = ModLoader.fresh()
        def told = []

        when:
        Assembling.of(loader, Gathering.of(loader, [CRUMBS, HATS]),
                { found, number, of -> told << "${found.manifest().words()}, $number of $of".toString() })

        then:
        told == ['crumbs 1.0.0, 1 of 2', 'hats 1.0.0, 2 of 2']
    }

    def "a change that breaks a mod leaves it out, and one that mends it brings it back"() {
        given:
        def loader = ModLoader.keepingIn(folder)
        assembled(loader, [CRUMBS])

        expect:
        assembled(loader, [CRUMBS.with('rules/crumbs.groovy', 'rules { afer(RoundEnds) { } }')]).leftOut()*.mod() == ['crumbs 1.0.0']
        assembled(loader, [CRUMBS]).leftOut().empty
    }

    private static Assembly assembled(ModLoader loader, List<ModSource> mods) {
        Assembling.of(loader, Gathering.of(loader, mods))
    }

    /** The entries; of rooms and chapters, which hold arrays and so are never equal, what they are called. */
    private static List<Object> entries(Library library) {
        def catalog = library.catalog()
        [catalog.cards(), catalog.heroes(), catalog.minions(), catalog.marks(), catalog.encounters(), catalog.variants(),
                catalog.chapters().keySet() as List, catalog.rooms().values().collect { [it.id(), it.name(), it.drawing().spaces()*.id()] }]
    }

    private static List<Long> digest(Library library) {
        (1L..3L).collect { long seed ->
            def setting = library.setting(Games.setup(seed), Inspector.NONE)
            new Simulation(setting, Games.inside(setting, seed)).play([new BeginChapter()], 100_000).table().digest()
        }
    }
}
