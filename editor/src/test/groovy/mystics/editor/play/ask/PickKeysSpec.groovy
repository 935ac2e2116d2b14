package mystics.editor.play.ask

import mystics.editor.sight.Pick
import spock.lang.Specification

/** Which key chooses what. */
class PickKeysSpec extends Specification {
    def "what a hero can do in its turn has a letter that is always the same, and a number where there are several"() {
        given:
        def picks = ['scurry', 'battle:sword:rat-1', 'battle:sword:rat-2', 'search', 'explore:east', 'share:tilda',
                'marks/boat:board', 'end'].collect { pick(it, 'Group') }

        expect:
        PickKeys.of(picks).values() as List == ['C', 'A1', 'A2', 'S', 'E', 'H', 'P', 'T']
        PickKeys.of(picks.findAll { it.key() in ['search', 'end'] }).values() as List == ['S', 'T']
    }

    def "the tenth of a kind has 0 behind its letter, and nothing more has a key"() {
        given:
        def picks = (1..11).collect { pick("share:card-$it", 'Group') } + pick('end', 'Group')

        expect:
        (PickKeys.of(picks).values() as List).drop(8) == ['H9', 'H0', '', 'T']
    }

    private static Pick target(String key, String label, String group) {
        new Pick(key, label, '', group, key.tokenize(':').last(), '', [], 0)
    }

    def "a minion's digit is its number on the board; if two have the same number, all are counted"() {
        expect:
        PickKeys.of([target('battle:sword:roach-2', 'Attack Roach 2 with the sword', 'Battle'),
                     target('battle:sword:roach-4', 'Attack Roach 4 with the sword', 'Battle'), pick('end', 'Group')])
                .values() as List == ['A2', 'A4', 'T']
        PickKeys.of([target('battle:sword:roach-2', 'Attack Roach 2 with the sword', 'Battle'),
                     target('battle:sword:rat-2', 'Attack Rat 2 with the sword', 'Battle')]).values() as List == ['A1', 'A2']
        PickKeys.of([target('roach-3', 'Roach 3', ''), target('roach-4', 'Roach 4', '')]).values() as List == ['3', '4']
        PickKeys.of([target('shield-3', 'Button Shield', ''), target('shield-4', 'Button Shield', '')]).values() as List == ['1', '2']
    }

    def "anything else is a list: digits, then letters, and nothing behind the last"() {
        given:
        def keys = PickKeys.of((1..40).collect { pick('card-' + it, '') }).values() as List

        expect:
        keys.take(11) == ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B']
        keys[34] == 'Z'
        keys.drop(35).every { it == '' }
        (keys - '').toUnique().size() == 35
    }

    def "an amount has its own digit as its key, from 0 or from 1"() {
        expect:
        PickKeys.of(amounts.collect { new Pick("pay-$it", "$it cheese", '', '', '', '', [], 0) }).values() as List == amounts*.toString()

        where:
        amounts << [0..3, 1..4, [2, 4]]
    }

    def "nothing, said in words before the amounts, has the key 0"() {
        expect:
        PickKeys.of(['no cheese', '1 cheese', '2 cheese'].collect { new Pick(it, it, '', '', '', '', [], 0) }).values() as List ==
                ['0', '1', '2']
    }

    private static Pick pick(String key, String group) {
        new Pick(key, key, '', group, '', '', [], 0)
    }
}
