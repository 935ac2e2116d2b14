package mystics.mod.lang

import mystics.mod.yaml.Schemas
import mystics.mod.yaml.YamlText
import spock.lang.Specification

/** Whatever a file of translations says, a finished text is read back at once, or stays as it is. */
class HostileTranslationSpec extends Specification {
    def "places whose names differ only by a line below are two places"() {
        expect:
        Translation.of(['{a_b} hits {ab} hard': '{ab} spürt {a_b}']).apply('Filch hits Nez hard') == 'Nez spürt Filch'
    }

    def "a sentence with very many places does not keep anybody waiting: #pattern"() {
        given:
        def text = 'e' * 2000 + 'abcd.'

        expect:
        Translation.of([(pattern): 'found']).apply(text) == text

        where:
        pattern << [('a'..'p').collect { "{$it}e" }.join() + 'abcd', ('a'..'p').collect { "{$it}e{$it}e" }.join() + '{q}abcd']
    }

    def "a translation that says its places again and again does not grow beyond what anybody reads"() {
        given:
        def text = 'Filch hits ' * 200 + 'Nez'

        expect:
        Translation.of(['{a} hits {b}': '{a}' + '{b}' * 500]).apply(text).length() <= 10_000
    }

    def "a text that is strung together of very many parts is read as far as anybody would read it, #part"() {
        expect:
        german.apply(text).count('Dolch') > 20

        where:
        part << ['lists', 'sums', 'sentences', 'sentences within sentences']
        text << [(['Dagger'] * 1_000).join(', '), (['Dagger'] * 1_000).join(' + '), 'Dagger hits ' * 700 + 'Dagger',
                'Take ' * 1_500 + 'Dagger hits Dagger']
        german = Translation.of([Dagger: 'Dolch', '{a} hits {b}': '{b} spürt {a}', 'Take {a}': 'Dolch {a}'])
    }

    def "a translation that nobody would see is refused: #text"() {
        given:
        def page = YamlText.read('german', 'lang/de.yaml', "Move: '$text'".getBytes('UTF-8'))

        expect:
        new Schemas().check(page, 'lang')*.code() == codes

        where:
        text     | codes
        ''       | ['wrong-value']
        ' '      | ['wrong-value']
        '→'      | []
    }

    def "a translation of a character that nobody can see is refused before it is read"() {
        when:
        YamlText.read('german', 'lang/de.yaml', "Move: '\u200b'".getBytes('UTF-8'))

        then:
        def refused = thrown(mystics.mod.finding.BrokenMod)
        refused.findings()*.toString() == ['german/lang/de.yaml:1:8: the character U+200B cannot be seen (it can make a ' +
                'text read otherwise than it is written). Delete it.']
    }

    def "a name may have forms, and only a name: #entry"() {
        given:
        def page = YamlText.read('german', 'lang/de.yaml', entry.getBytes('UTF-8'))

        expect:
        new Schemas().check(page, 'lang').empty == right

        where:
        entry                                                            || right
        'cards/cap/name: { is: Kappe, the: die Kappe, gender: f }'       || true
        'minions/rats/one: { is: Ratte }'                                || true
        'cards/cap/name: { the: die Kappe }'                             || false
        'cards/cap/name: { is: Kappe, gender: x }'                       || false
        'cards/cap/name: { is: Kappe, the: "" }'                         || false
        'cards/cap/text: { is: Kappe }'                                  || false
        'Move: { is: Gehen }'                                            || false
    }
}
