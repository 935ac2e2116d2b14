package mystics.terminal

import mystics.home.GameAgreement
import mystics.home.Players
import mystics.mod.load.BaseGame
import mystics.terminal.desk.InputEnded
import mystics.terminal.desk.PlainDesk
import mystics.terminal.desk.TextStyle
import spock.lang.Shared
import spock.lang.Specification

class SetUpTalkSpec extends Specification {
    @Shared catalog = BaseGame.library().catalog()
    def shown = new StringWriter()
    def before = Players.ANYBODY

    def "Enter to everything is a game of the suggested party for one, with the usual variants"() {
        when:
        def agreed = talk('', '', '', '')

        then:
        agreed.setup().chapter() == 'flight-to-barksburg'
        agreed.setup().party()*.hero() == ['collin', 'filch', 'maginos', 'tilda']
        agreed.setup().variants() == catalog.usualVariants()
        agreed.company().people().isEmpty()
        agreed.company().rolls() == Optional.of(7L)
    }

    def "SETUP-1: heroes are chosen by number or name, and a slip is helped"() {
        when:
        def agreed = talk('1 2 3', '1, fil, Nez colin', '1 filch nez tilda', '', 'none')

        then:
        agreed.setup().party()*.hero() == ['collin', 'filch', 'nez', 'tilda']
        agreed.setup().variants().isEmpty()
        shown.toString().contains('It takes 4 different mice')
        shown.toString().contains("There is no hero 'colin'. Did you mean 'Collin'?")
    }

    def "heroes are dealt round the table, and some may be left to the program"() {
        when:
        def company = talk('', '2', 'Ann', '', '', '', 'bot', 'ann', '').company()

        then:
        company.people() == [collin: 'Ann', filch: 'Player 2', tilda: 'Ann']
        company.bots() == [maginos: 'sensible']
    }

    def "people who played before keep their mice, and the program keeps its own"() {
        given:
        before = new Players([collin: 'Ann', filch: 'Ben', lily: 'Ann'], [maginos: 'sensible'])

        when:
        def company = talk('', '', '', '').company()

        then:
        shown.toString().replaceAll(/\s+/, ' ').contains('Does everybody play as before: Collin (Ann), Filch (Ben), Maginos (bot)? [yes]')
        shown.toString().contains('Who plays Tilda? (a name, or bot) [Ann]:')
        company.people() == [collin: 'Ann', filch: 'Ben', tilda: 'Ann']
        company.bots() == [maginos: 'sensible']
    }

    def "the program alone has played before: everything is asked anew"() {
        given:
        before = new Players([lily: 'Ann'], [maginos: 'sensible'])

        expect:
        talk('', '', '', '').company().bots().isEmpty()
        shown.toString().contains('How many people play? [1]')
    }

    def "a name that nobody at the table has is asked for again"() {
        when:
        def company = talk('', '2', 'Ann', 'Ben', '', 'anan', 'ben', 'BOT', '', '').company()

        then:
        shown.toString().contains('Nobody at the table is called anan. Type one of Ann, Ben, or bot.')
        company.people() == [collin: 'Ann', filch: 'Ben', tilda: 'Ben']
        company.bots() == [maginos: 'sensible']
    }

    def "people are one to four, and nothing else is taken for one"() {
        when:
        def company = talk('', '0', '9', 'many', '2', '', '', '', '', '', '', '').company()

        then:
        shown.toString().count('One to 4 people play. Type a number, or Enter for one.') == 3
        company.people().values().toSet() == ['Player 1', 'Player 2'] as Set
    }

    def "how hard a game is goes by number or name, #said, and house rules beside it"() {
        when:
        def agreed = talk('', '', said)

        then:
        agreed.setup().variants() == (catalog.usualVariants() + more) as Set
        shown.toString().contains('1 Easy: The best choice for a first game')

        where:
        said                | more
        ''                  | []
        '2'                 | []
        'easy'              | ['story-mode', 'no-placing']
        '1'                 | ['story-mode', 'no-placing']
        'Hard, steady feet' | ['long-night', 'steady-feet']
    }

    def "to leave is always possible"() {
        when:
        talk('1, filch, nez, tilda', 'quit')

        then:
        def left = thrown(InputEnded)
        left.message == 'You left before everything was agreed, so no game has begun.'
    }

    def "variants are listed, chosen by number or name, and two that exclude each other are not taken"() {
        when:
        def agreed = talk('', '', 'list', 'steady feets', 'Grape anywhere, grape-next-door', 'steady, story-mode')

        then:
        agreed.setup().variants() == ['steady-feet', 'story-mode'] as Set
        shown.toString().contains('Mice throw no die to move')
        shown.toString().contains("There is no house rule 'steady feets'. Did you mean 'Steady feet'?")
        shown.toString().contains('Grape anywhere and Grape next door cannot both be on. Switch one of them off.')
    }

    def "the end of the input begins no game, after #said"() {
        when:
        talk(said as String[])

        then:
        def ended = thrown(InputEnded)
        ended.message == "The input ended before everything was agreed, so no game has begun. 'mystics play CHAPTER' begins " +
                "one without questions."

        where:
        said << [[], ['1, filch, nez, tilda'], ['', '1']]
    }

    private GameAgreement talk(String... said) {
        def desk = new PlainDesk(new BufferedReader(new StringReader((said ? ['', *said] : []).collect { it + '\n' }.join())),
                new PrintWriter(shown),
                TextStyle.plain())
        new SetUpTalk(desk, catalog, 7, before).agree()
    }
}
