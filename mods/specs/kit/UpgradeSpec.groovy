package kit

import mystics.command.Mystics
import mystics.kit.upgrade.ModUpgrade
import mystics.kit.upgrade.Rename
import mystics.mod.source.ModSource
import mystics.mod.source.Sources
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** Words and keys get their names of today; remarks and texts stay. */
class UpgradeSpec extends Specification {
    @TempDir Path folder

    def "what was a method is a property now, outside of remarks and texts"() {
        given:
        def mod = ModSource.of('old', [('cards/a.groovy'): SCRIPT.bytes])

        when:
        def upgrade = ModUpgrade.of(mod, Rename.all())

        then:
        upgrade.files() == [('cards/a.groovy'): SCRIPT.replace('with.figures().any', 'with.figures.any')
                .replace('beaten.strike.get().melee', 'beaten.strike.melee').replace('after(Recovering)', 'after(RecoverChoices)')]
        upgrade.lines()*.number() == [3, 4]
    }

    static final String SCRIPT = """\
        // with.figures() was a method once
        rules {
            after(Recovering) { with -> if (with.figures().any { it }) say 'with.figures() in a text' }
            after(Beaten) { beaten -> if (beaten.strike.get().melee) say "Recovering" }
        }
        """.stripIndent()

    def "a key gets its name, wherever its way leads, and remarks stay: #way"() {
        given:
        def facts = "# about flour\nname: Flour # old: name\nold: 1\nstory:\n  - { old: a, id: x } # old\n  - id: y\n    old: b\n"
        def renames = Rename.read("renames:\n  - { in: cards, key: $way, now: fresh }\n".bytes)

        expect:
        ModUpgrade.of(ModSource.of('old', [('cards/a.yaml'): facts.bytes, ('marks/a.yaml'): facts.bytes]), renames).files() ==
                [('cards/a.yaml'): after]

        where:
        way            || after
        '/old'         || "# about flour\nname: Flour # old: name\nfresh: 1\nstory:\n  - { old: a, id: x } # old\n  - id: y\n    old: b\n"
        '/story/*/old' || "# about flour\nname: Flour # old: name\nold: 1\nstory:\n  - { fresh: a, id: x } # old\n  - id: y\n    fresh: b\n"
    }

    def "mods of today have every name of today: #mod"() {
        expect:
        ModUpgrade.of(Sources.at(mod), Rename.all()).lines() == []

        where:
        mod << ['pim-the-baker', 'clock-loft', 'walnut-drum', 'cheese-moon', 'snail-post', '../base-game'].collect { Path.of(it) }
    }

    def "a look beforehand changes nothing"() {
        given:
        def script = Files.createDirectories(folder.resolve('old/cards')).resolve('a.groovy')
        Files.writeString(folder.resolve('old/mod.yaml'), 'id: old\n')
        Files.writeString(script, SCRIPT)

        expect:
        run('upgrade-mod', folder.resolve('old'), '--dry-run').contains('2 lines would change.')
        Files.readString(script) == SCRIPT
        run('upgrade-mod', folder.resolve('old')).contains('2 lines changed.')
        run('upgrade-mod', folder.resolve('old')).contains('Everything has its name of today.')
    }

    private String run(Object... words) {
        def out = new StringWriter()
        Mystics.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(out)).execute(words*.toString() as String[])
        out.toString()
    }
}
