package mystics.editor.rename

import java.nio.file.Path
import mystics.editor.disk.Folder
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.lint.Lint
import mystics.mod.load.BaseGame
import mystics.mod.load.ModLoader
import mystics.proof.ProofBench
import spock.lang.Shared
import spock.lang.Specification

/** A new id is carried everywhere in a mod, so that nothing is left dangling; and the old one back to the byte. */
class RenamingSpec extends Specification {
    static final Path ROOT = Path.of('..').toAbsolutePath().normalize()
    static final String ENTRY = '(abilities|cards|chapters|encounters|figures|heroes|marks|minions|persons|tiles|variants)/' +
            '([a-z0-9-]+)\\.yaml'

    @Shared ModLoader loader = ModLoader.fresh()

    def "every entry of #mod, and a space of each room, gets another id and then its own again"() {
        given:
        def project = new Folder(ROOT.resolve(mod)).read()
        def bench = ProofBench.of(loader, project.source(), [])
        def taken = new Taken(bench.register().keys())
        def lint = new Lint(loader, 0)
        def entries = project.files().keySet().findAll { it ==~ ENTRY }.collect { it - '.yaml' }
        def keys = entries + entries.findAll { it.startsWith('tiles/') }
                .collect { "$it/${project.file(it + '.yaml').get().tree()['spaces'][0].id}".toString() }

        when:
        def wrong = keys.findAll { key ->
            def renamed = Renamed.of(key, key + '-anew').get()
            def there = Renaming.of(project, renamed, taken, bench.mentions())
            def after = project.with(there.edit())
            def other = new Taken(taken.keys() - key + [key + '-anew'])
            def back = after.with(Renaming.of(after, renamed.back(), other, loader.mentions(after.source())).edit())
            back != project || there.lines().empty && !key.startsWith('variants/') && !after.files().keySet()
                    .any { it.contains('-anew') } ||
                    lint.findings(after.source(), [])
        }

        then:
        wrong == []
        keys.size() > 1

        where:
        mod << ['mods/clock-loft', 'mods/pim-the-baker', 'mods/snail-post', 'base-game/specs/basegame/lint/sound']
    }

    def "#key of the base game and back: the same bytes; #file names it"() {
        given:
        def project = Project.of('base-game', BaseGame.source())
        def taken = new Taken(project.files().keySet().findAll { it ==~ ENTRY }.collect { it - '.yaml' })
        def renamed = Renamed.of(key, key + '-anew').get()

        when:
        def there = Renaming.of(project, renamed, taken, [])
        def after = project.with(there.edit())

        then:
        there.lines()*.path().contains(file)
        after.with(Renaming.of(after, renamed.back(), new Taken(taken.keys() - key + [key + '-anew']), []).edit()) == project

        where:
        key                     | file
        'heroes/filch'          | 'chapters/nine-lives.yaml'
        'minions/rat-warriors'  | 'chapters/nine-lives.groovy'
        'tiles/courtyard'       | 'chapters/flight-to-barksburg.yaml'
        'marks/cat-hunt'        | 'chapters/nine-lives.groovy'
    }

    def "a renaming is one step of the history, shows its lines, and says what it leaves"() {
        given:
        def project = new Folder(ROOT.resolve('mods/clock-loft')).read()
        def drafting = new Drafting(project)
        def taken = new Taken(['marks/hammer', 'tiles/clock-loft', 'tiles/clock-loft-asleep', 'marks/gear'])

        when:
        def renaming = Renaming.of(project, Renamed.of('marks/hammer', 'marks/mallet').get(), taken, loader.mentions(project.source()))
        drafting.make(renaming.edit())

        then:
        drafting.history().size() == 1
        drafting.project().file('marks/mallet.yaml').present
        drafting.project().file('marks/hammer.yaml').empty
        renaming.lines().any { it.path() == 'tiles/clock-loft.yaml' && it.text().contains('hammer') && it.number() > 0 }
        renaming.left().every { it.text().contains('hammer') }

        when:
        Renaming.of(project, Renamed.of(before, after).get(), taken, [])

        then:
        def refused = thrown(CannotRename)
        refused.message == why

        where:
        before              | after                     || why
        'marks/hammer'      | 'marks/gear'              || "There is 'marks/gear' already."
        'marks/anvil'       | 'marks/mallet'            || "This mod has no 'marks/anvil'."
    }

    def "what fits together: #before to #after is #fits"() {
        expect:
        Renamed.of(before, after).present == fits

        where:
        before          | after             || fits
        'cards/cap'     | 'cards/hood'      || true
        'rooms/loft/a1' | 'tiles/loft/b-2'  || true
        'cards/cap'     | 'marks/cap'       || false
        'tiles/loft/a1' | 'tiles/attic/a1'  || false
        'cards/cap'     | 'cards/Hood'      || false
        'cards/cap'     | 'cards/null'      || false
        'cards'         | 'cards'           || false
    }
}
