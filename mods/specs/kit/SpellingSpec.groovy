package kit

import mystics.lint.Lint
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.mod.source.Sources
import spock.lang.Specification

import java.nio.file.Path

/** Spelling is checked when somebody asks for it. */
class SpellingSpec extends Specification {
    static final ModSource PIM = Sources.at(Path.of('pim-the-baker'))

    def "a misspelt word is found at its text, once, with what it was meant for, unless the mod has it among its words"() {
        given:
        def card = new String(PIM.bytes('cards/rolling-pin.yaml')).replace('flattened', 'flatened').replace('evenly', 'flatened')
        def mod = PIM.with('cards/rolling-pin.yaml', card)

        expect:
        findings(PIM) == []
        findings(mod) == ["'flatened' is no word that the program knows. Did you mean 'flattened'? If it is right, put it into words.txt."]
        findings(mod.with('words.txt', '# Pim says so\nFlatened\n')) == []
        new Lint(ModLoader.fresh(), 0).findings(mod, []) == []
    }

    def "a translation is checked with the words of its language and the names that it gives"() {
        given:
        def texts = 'cards/rolling-pin/name: Schlabbernudler\ncards/rolling-pin/text: Der Schlabbernudler ist schwehr.\n'
        def mod = PIM.with('lang/de.yaml', texts)

        expect:
        findings(mod) == ["'schwehr' is no word that the program knows. Did you mean 'schwer'? If it is right, put it into words.txt."]
    }

    def "a mod in a language without a list of words is left alone"() {
        given:
        def manifest = new String(PIM.bytes('mod.yaml')).replaceFirst(/(?m)^languages:.*\n/, '') + 'languages: [fr]\n'

        expect:
        findings(PIM.with('mod.yaml', manifest).with('cards/rolling-pin.yaml', new String(PIM.bytes('cards/rolling-pin.yaml'))
                .replace('flattened', 'aplati'))) == []
    }

    private static List<String> findings(ModSource mod) {
        new Lint(ModLoader.fresh(), 0).spelling().findings(mod, []).findAll { it.code() == 'spelling' }
                .collect { it.message() + '. ' + it.fix() }
    }
}
