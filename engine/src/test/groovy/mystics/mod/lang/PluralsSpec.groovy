package mystics.mod.lang

import mystics.choice.Sentence
import mystics.mod.source.ModSource
import spock.lang.Specification

/** Numbers choose words as each language counts. */
class PluralsSpec extends Specification {
    def "in #language: #words"() {
        given:
        def mod = ModSource.of('one', [("lang/${language}.yaml".toString()): '"Round {n}": "{n} {n|one|many}"\n'.bytes])

        expect:
        [0, 1, 2, 11].collect { Sentence.of('Round {n}', 'n', it).in(Translation.of(language, [mod])).toString() } == words

        where:
        language || words
        'de'     || ['0 many', '1 one', '2 many', '11 many']
        'it'     || ['0 many', '1 one', '2 many', '11 many']
        'fr'     || ['0 one', '1 one', '2 many', '11 many']
        'pt'     || ['0 one', '1 one', '2 many', '11 many']
    }
}
