package mystics.mod.script

import mystics.mod.finding.BrokenMod
import mystics.mod.load.Vocabulary
import spock.lang.Shared
import spock.lang.Specification

/** A literal number below 0 is refused where a word takes an amount. */
class AmountsSpec extends Specification {
    @Shared ScriptCompiler compiler = new ScriptCompiler(Vocabulary.api())

    def "an amount below 0 does not compile: #deed"() {
        expect:
        mistakes("rules {\n    after(RoundBegins) { round -> $deed }\n}\n") == [("mod/cards/x.groovy:2:$column: '$word' is " +
                "handed a number below 0 (it takes an amount, and nothing would come of it). " +
                        "Write 0 or more, or the word for the opposite.").toString()]

        where:
        deed                                 | word         | column
        'heroes.each { wound it, -5 }'       | 'wound'      | 59
        'heroes.each { heal it, -1 }'        | 'heal'       | 58
        'heroes.each { gainCheese(it, -2) }' | 'gainCheese' | 64
        'wheelLoses(-1)'                     | 'wheelLoses' | 46
    }

    def "an amount of 0, one that is worked out, and a number that may be below 0 compile: #deed"() {
        expect:
        mistakes("rules {\n    after(RoundBegins) { round -> $deed }\n}\n") == []

        where:
        deed << ['heroes.each { wound it, 0 }', 'heroes.each { gainCheese it, 3 - 1 }', 'moveChapterEnd(-1)']
    }

    private List<String> mistakes(String script) {
        try {
            compiler.compile('mod', ['cards/x.groovy': script] as TreeMap)
            return []
        } catch (BrokenMod broken) {
            return broken.findings()*.toString()
        }
    }
}
