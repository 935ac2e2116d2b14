package mystics.mod.finding

import spock.lang.Specification

class FindingSpec extends Specification {

    def "a finding reads as place, message, reason and remedy"() {
        given:
        def place = new Place('garden', 'cards/rake.yaml', 3, 7)

        expect:
        Finding.error('wrong-value', place, "'copies' must be at least 1").because('decks hold cards').fix('Write 1.').toString() ==
                "garden/cards/rake.yaml:3:7: 'copies' must be at least 1 (decks hold cards). Write 1."
        Finding.warning('odd', Place.of('garden'), 'it is empty').toString() == 'garden: it is empty.'
        Finding.error('odd', Place.of('garden', 'mod.yaml'), 'it is empty').place().toString() == 'garden/mod.yaml'
    }

    def "a finding that quotes a text ends with one full stop: #quoted"() {
        given:
        def finding = Finding.warning('old', Place.of('m'), 'the text has changed').because("it reads now: $quoted")
                .fix('Translate it again.')

        expect:
        finding.sentence() == said
        finding.toString() == "m: the text has changed (it reads now: $kept). Translate it again."

        where:
        quoted      | kept        || said
        'Run away.' | 'Run away'  || 'the text has changed: it reads now: Run away.'
        'Run away!' | 'Run away!' || 'the text has changed: it reads now: Run away!'
        'Run away'  | 'Run away'  || 'the text has changed: it reads now: Run away.'
        'Run ...'   | 'Run ...'   || 'the text has changed: it reads now: Run ...'
    }

    def "a broken mod prints every mistake once, in the order of files and lines"() {
        given:
        def second = Finding.error('b', new Place('m', 'a.yaml', 2, 1), 'two')
        def first = Finding.error('a', new Place('m', 'a.yaml', 1, 9), 'one')

        expect:
        new BrokenMod([second, first, second]).message == 'm/a.yaml:1:9: one.\nm/a.yaml:2:1: two.'
        new BrokenMod([second, first, second]).findings() == [first, second]
    }

    def "only errors break a mod"() {
        when:
        BrokenMod.unlessUsable([Finding.warning('w', Place.of('m'), 'hm')])

        then:
        noExceptionThrown()

        when:
        BrokenMod.unlessUsable([Finding.warning('w', Place.of('m'), 'hm'), Finding.error('e', Place.of('m'), 'no')])

        then:
        BrokenMod broken = thrown()
        broken.findings()*.message() == ['hm', 'no']
    }

    def "'#word' among #candidates may have meant #near"() {
        expect:
        Nearest.to(word, candidates).orElse('') == near

        where:
        word       | candidates                   | near
        'cots'     | ['cost', 'name', 'text']     | 'cost'
        'oponents' | ['opponents', 'owner']       | 'opponents'
        'Name'     | ['name', 'names']            | 'name'
        'x'        | ['y', 'on']                  | ''
        'weapn'    | ['weapon', 'armor']          | 'weapon'
        'entirely' | ['unlike', 'every', 'other'] | ''
        'abc'      | ['abd', 'aba']               | 'aba'
    }

    def "advice names the nearest word, else a short list, else nothing"() {
        expect:
        Nearest.advice('cots', ['cost', 'name']) == "Did you mean 'cost'?"
        Nearest.advice('zzzz', ['name', 'cost']) == 'Possible are cost, name.'
        Nearest.advice('zzzz', ['name']) == "There is only 'name'."
        Nearest.advice('zzzz', ('a'..'l').toList()) == ''
    }
}
