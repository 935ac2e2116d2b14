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

    def "the tenth of a kind has 0 behind its letter, and letters follow: an attack beyond the tenth has a key, too"() {
        given:
        def picks = (1..12).collect { pick("battle:card-$it", 'Group') } + pick('end', 'Group')

        expect:
        (PickKeys.of(picks).values() as List).drop(8) == ['A9', 'A0', 'AD', 'AF', 'T']
    }

    def "the choices are shown in the order of their keys, however they were offered"() {
        given:
        def picks = ['share:filch', 'share:tilda', 'share:collin', 'equip'].collect { pick(it, 'Group') }
        def keys = PickKeys.of([picks[1], picks[2], picks[0], picks[3]])

        expect:
        PickKeys.inOrder(picks, keys).collect { keys[it.key()] } == ['H1', 'H2', 'H3', 'Q']
    }

    private static Pick target(String key, String label, String group) {
        new Pick(key, label, '', group, key.tokenize(':').last(), '', [], 0)
    }

    def "a minion's digit is its number on the board; what has no number gets a letter, so that no digit names another minion"() {
        expect:
        PickKeys.of([target('battle:sword:roach-2', 'Attack Roach 2 with the sword', 'Battle'),
                     target('battle:sword:roach-4', 'Attack Roach 4 with the sword', 'Battle'), pick('end', 'Group')])
                .values() as List == ['A2', 'A4', 'T']
        PickKeys.of([target('battle:sword:worm-1', 'Attack the Worm with the sword', 'Battle'),
                     target('battle:sword:rat-1', 'Attack Rat 1 with the sword', 'Battle')]).values() as List == ['AD', 'A1']
        PickKeys.of([target('roach-3', 'Roach 3', ''), target('roach-4', 'Roach 4', '')]).values() as List == ['3', '4']
        PickKeys.of([target('shield-3', 'Button Shield', ''), target('shield-4', 'Button Shield', '')]).values() as List == ['1', '2']
    }

    def "if two minions of a list have the same number, both get letters, and the others keep their numbers"() {
        given: 'the letters begin no action, so A and then B, for an ability, attacks nobody'
        def minions = ['rat-2', 'rat-4', 'rat-5', 'roach-4']
        def words = { "${it.tokenize('-')[0].capitalize()} ${it.tokenize('-')[1]}" as String }

        expect:
        PickKeys.of(minions.collect { target("battle:sword:$it", "Attack ${words(it)} with the sword", 'Battle') }).values() as List ==
                ['A2', 'AD', 'A5', 'AF']
        PickKeys.of([target('rat-1', 'Rat 1', ''), target('roach-1', 'Roach 1', '')]).values() as List == ['A', 'B']
    }

    def "with two weapons a minion's number is the key of the first, and the second weapon has a letter"() {
        given:
        def picks = ['sword', 'bow'].collectMany { arm ->
            [2, 4].collect { target("battle:$arm:rat-$it", "Attack Rat $it with the $arm", 'Battle') }
        }
        def keys = PickKeys.of(picks)

        expect:
        keys.values() as List == ['A2', 'A4', 'AD', 'AF']
        PickKeys.inOrder(picks.reverse(), keys).collect { keys[it.key()] } == ['A2', 'A4', 'AD', 'AF']
    }

    def "in a turn the numbers of deeds and of friends have no gaps, whatever was offered before"() {
        given:
        def before = ['chapter:hand-on', 'grape:bait', 'butter:spread', 'share:lily', 'share:nez', 'share:collin', 'end'].collect {
            pick(it, 'Group')
        }
        def now = before.findAll { !(it.key() in ['chapter:hand-on', 'share:lily']) }

        expect:
        PickKeys.of(new Repeated('?', before, now)).values() as List == ['P1', 'P2', 'H1', 'H2', 'T']
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
