package kit

import java.nio.file.Files
import java.nio.file.Path
import mystics.kit.Workbench
import mystics.lint.Lint
import mystics.mod.ModLayout
import mystics.mod.lang.LanguagePage
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import spock.lang.Specification

/** Lint knows every sentence that can be translated, so that it notices a misspelt one. The German sample has them all. */
class SentencesSpec extends Specification {
    static final Path LISTED = Path.of('../engine/src/main/resources/mystics/lint/sentences.txt')
    static final Path GERMAN = Path.of('deutsch')

    def "the list of sentences is that of the German sample"() {
        given:
        def texts = LanguagePage.texts(Workbench.at(GERMAN.toAbsolutePath(), []).source(), 'de')
        def sentences = texts.keySet().findAll { !(it.contains('/') && it.split('/')[0] in ModLayout.KINDS) }
        def written = sentences.collect { it.replace('\n', '\\n') }.toSorted().join('\n') + '\n'
        if (System.getProperty('sentences') == 'write') Files.writeString(LISTED, written)

        expect: 'run with -Dsentences=write and read the difference'
        Files.readString(LISTED) == written
    }

    def "a misspelt sentence is found at its line: #misspelt"() {
        expect:
        findings("\"Round {n}\": Runde {n}\n\"$misspelt\": x {hero} {card} {n}\n")
                .find { it.contains('no sentence') }
                ?.endsWith("lang/de.yaml:2:1: no sentence reads '$misspelt'. Did you mean '$meant'?")

        where:
        misspelt                    || meant
        '{hero} usse {ability}'     || '{hero} uses {ability}'
        '{hero} playes {card}'      || '{hero} plays {card}'
    }

    def "a sentence of the mod's own rules, and one that is like no other, is no finding"() {
        expect:
        !findings("'My mice laugh aloud': x\n'{hero} usse {ability}': x {hero} {ability}\n",
                "rules { after(TurnBegins) { t -> say '{hero} usse {ability}', hero: t.hero, ability: t.hero } }\n")
                .any { it.contains('no sentence') }
    }

    private static List<String> findings(String german, String script = "rules { }\n") {
        def manifest = 'id: speaks\nname: Speaks\nversion: 1.0.0\nengine: 1\nauthors: [Specs]\nlicence: none\nneeds: [base-game]\n' +
                'languages: [en, de]\nabout: For specs.\n'
        def mod = ModSource.of('speaks', ['mod.yaml': manifest.bytes, 'lang/de.yaml': german.getBytes('UTF-8'),
                'rules/own.groovy': script.bytes])
        new Lint(ModLoader.fresh(), 0).findings(mod, [])*.toString()
    }
}
