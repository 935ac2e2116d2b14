package mystics.mod.lang

import mystics.choice.Sentence
import mystics.mod.yaml.Schemas
import mystics.mod.yaml.YamlText
import spock.lang.Specification

/** A file of translations does no harm, says nothing that nobody could see, and gives forms only where they belong. */
class HostileTranslationSpec extends Specification {
    def "a translation that says its places again and again does not grow beyond what anybody reads"() {
        given:
        def german = Translation.of(['{a} hits {b}': '{a}' + '{b}' * 500])

        expect:
        Sentence.of('{a} hits {b}', 'a', 'Filch', 'b', 'Nez ' * 1000).in(german).toString().length() < 10_000
        Sentence.of('{a} hits {b}', 'a', 'Filch', 'b', 'Nez').in(german).toString() == 'Filch' + 'Nez' * 500
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
                'text look different from what is written). Delete it.']
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
