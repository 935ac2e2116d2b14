package basegame.terminal

import basegame.BaseGameSpec
import mystics.choice.Question
import mystics.odds.Forecast
import mystics.odds.Forecasts
import mystics.odds.Fraction
import mystics.odds.PlainDice
import mystics.play.Company
import mystics.play.Session
import mystics.terminal.Asking
import mystics.terminal.desk.TextStyle
import mystics.view.OptionOdds

class OddsSpec extends BaseGameSpec {
    def "what the little word before a chance means is said below the menu, once in a sitting"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'collin', 0
        def asking = new Asking()
        def session = Session.of(Company.people(1), trial.game())
        def look = TextStyle.plain()
        def meaning = { OptionOdds odds -> asking.question(session, look, { it.key() == 'end' ? OptionOdds.NONE : odds })
                .join(' ').replaceAll(/\s+/, ' ')
                .with { it.contains('At least: if nothing more') ? 'at least' : it.contains('About: an estimate') ? 'about' : '' } }

        expect:
        meaning(new OptionOdds('defeats 30 %', '')) == ''
        meaning(new OptionOdds('defeats at least 30 %', 'At least: if nothing more')) == 'at least'
        meaning(new OptionOdds('defeats at least 20 %', 'At least: if nothing more')) == ''
        meaning(new OptionOdds('defeats about 30 %', 'About: an estimate')) == 'about'
    }

    def "BATTLE-2, BATTLE-4, BATTLE-5: the odds of an attack are those of its dice"() {
        given: 'three dice of the sword against two'
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'collin', 0
        def forecast = forecast('battle:collins-sword:rat-1')

        expect: 'of 216 times 36 rolls'
        forecast.exact()
        !forecast.helped()
        Math.abs(forecast.wished().value() - new PlainDice(3, 2, PlainDice.Hits.SWORDS).wounds(1)) < 1e-12
        forecast.outcomes()*.outcome()*.text().toSet() == ['defeated', 'no wound'] as Set
        forecast.outcomes()*.chance().inject(Fraction.ZERO) { sum, chance -> sum.plus(chance) } == Fraction.ONE
        (216 * 36) % forecast.wished().denominator() == 0
        forecast.words().toString() == 'defeats 63 %'
    }

    def "CH8-7: the odds of a deed that a goal asks for are those of bringing the goal nearer"() {
        given: 'one die, of which three faces show a star'
        table(chapter: 'a-whisper-for-the-king', variants: [], party: ['collin', 'filch', 'nez', 'tilda']) {
            room 'kings-chamber'; hero 'filch', 'bed'; set 'OBJECTIVE', 1
        }
        acting 'filch', 0
        def whisper = options.find { it.endsWith(':whisper') }

        expect:
        forecast(whisper).words().toString() == 'succeeds 50 %'
    }

    def "BATTLE-7: of a stronger one the odds tell each number of wounds"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'spider', 'd5' }
        acting 'collin', 0
        def forecast = forecast('battle:collins-sword:spider')
        def plain = new PlainDice(3, 3, PlainDice.Hits.SWORDS)

        expect:
        forecast.exact()
        forecast.verb() == 'wounds'
        ['no wound': 1 - plain.wounds(1), '1 wound': plain.wounds(1) - plain.wounds(2),
                '2 wounds': plain.wounds(2) - plain.wounds(3), 'defeated': plain.wounds(3)].every { text, chance ->
            Math.abs(of(forecast, text).value() - chance) < 1e-12
        }
    }

    def "the odds know the rules of cards: a Dagger takes a defence die from a target lower on the track"() {
        given:
        table { room 'guard-room'; hero 'filch', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'filch', 0

        expect:
        Math.abs(forecast('battle:dagger-1:rat-1').wished().value() - new PlainDice(2, 1, PlainDice.Hits.SWORDS).wounds(1)) < 1e-12
    }

    def "SURGE-1: a surge interrupts an attack and does not change its odds"() {
        given: 'two defence dice that may show a piece of cheese'
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5'; set 'WHEEL', wheel }
        acting 'collin', 0
        def forecast = forecast('battle:collins-sword:rat-1')
        def surges = forecast.outcomes().findAll { it.outcome().surge() }.collect { it.chance() }.inject(Fraction.ZERO) { a, b -> a + b }

        expect: 'seven of eight attacks hit, and 11 of 36 defences show cheese'
        forecast.exact()
        Math.abs(forecast.wished().value() - new PlainDice(3, 2, PlainDice.Hits.SWORDS).wounds(1)) < 1e-12
        surges == (wheel == 5 ? Fraction.of(7 * 11, 8 * 36) : Fraction.ZERO)
        forecast.meaning().toString().contains('a surge comes') == (wheel == 5)

        where:
        wheel << [0, 5]
    }

    def "Feint: who could help is taken not to, and the odds say so"() {
        given:
        table { room 'guard-room'; hero 'tilda', 'd6'; minion 'rat-warriors', 'd5'; has 'tilda', 'feint'; cheese 'tilda', 9 }
        acting 'tilda', 0
        def forecast = forecast(options.find { it.startsWith('battle:') })

        expect:
        forecast.exact()
        forecast.helped()
        forecast.words().toString().startsWith('defeats at least ')
        forecast.lines().last() == 'if nothing more is used'
    }

    def "DICE-4, SEARCH-1: a search finds something with a star, once in two"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6' }
        acting 'collin', 0

        expect:
        of(forecast('search'), 'finds a card') == Fraction.of(1, 2)
        forecast('search').words().toString() == 'finds 50 %'
    }

    def "Give Order, SEARCH-1: the odds of what another mouse is asked are that mouse's"() {
        given:
        table { room 'guard-room'; hero 'collin', 'a6'; hero 'filch', 'd5'; has 'collin', 'give-order'; cheese 'collin', 2 }
        acting 'collin', 2

        when:
        answer 'ability:give-order'

        then:
        asked == 'filch: What does Filch do at once?'
        forecast('search').words().toString() == 'finds 50 %'
    }

    def "Mystic Bolt, Chain Lightning: whom an ability strikes is chosen by the same odds as whom a weapon strikes"() {
        given: 'three dice, and bows hit; the rat has two dice against them, the spider three'
        table { room 'guard-room'; hero 'maginos', 'd6'; minion 'rat-warriors', 'd5'; minion 'spider', 'd4';
                has 'maginos', 'chain-lightning'; cheese 'maginos', 3 }
        acting 'maginos', 0

        when:
        answer 'ability:chain-lightning'

        then: 'if nobody else is struck'
        asked.endsWith 'Where does the lightning strike first?'
        forecast('rat-1').words().toString().startsWith 'is defeated: at least '
        Math.abs(forecast('rat-1').wished().value() - new PlainDice(3, 2, PlainDice.Hits.BOWS).wounds(1)) < 1e-12
        Math.abs(forecast('spider').wished().value() - new PlainDice(3, 3, PlainDice.Hits.BOWS).wounds(1)) < 1e-12
    }

    def "Chain Lightning, Knife Strike: what can strike but one has its odds beside the offer, the same as if one were chosen"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'd6'; hero 'filch', 'd4'; minion 'rat-warriors', 'd5';
                has 'maginos', 'chain-lightning'; has 'filch', 'knife-strike'; cheese 'maginos', 3; cheese 'filch', 3 }
        acting mouse, 0
        def forecast = forecast(key)

        expect:
        forecast.exact()
        !forecast.helped()
        Math.abs(forecast.wished().value() - new PlainDice(dice, blocks, hits).wounds(1)) < 1e-12
        forecast.words().toString().startsWith 'defeats '

        where:
        mouse     | key                       | dice | blocks | hits
        'maginos' | 'ability:chain-lightning' | 3    | 2      | PlainDice.Hits.BOWS
        'filch'   | 'ability:knife-strike'    | 2    | 1      | PlainDice.Hits.SWORDS
    }

    def "what asks whom it strikes, or strikes nobody, has no odds beside the offer"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'd6'; hero 'filch', 'd3'; minion 'rat-warriors', 'd5'; minion 'spider', 'd4';
                has 'maginos', 'chain-lightning'; has 'maginos', 'give-order'; cheese 'maginos', 3 }
        acting 'maginos', 1

        expect:
        options.count { it.startsWith('ability:') } > 1
        options.findAll { it.startsWith('ability:') || it.startsWith('use:') }.every { Forecasts.of(game(), option(it)).empty }
    }

    def "COND-2: out of a web with a star, once in two"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; mark 'collin', 'webbed', 1 }
        acting 'collin', 0

        expect:
        of(forecast('recover:webbed'), 'recovers') == Fraction.of(1, 2)
    }

    def "COND-1: where no dice are rolled there are no odds"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; mark 'collin', 'stunned', 1 }
        acting 'collin', 3

        expect:
        Forecasts.of(game(), option('recover:stunned')).empty
        Forecasts.of(game(), option(options.find { it.startsWith('move:') })).empty
        Forecasts.of(game(), option('end')).empty
    }

    def "TRAP-2 to TRAP-4: onto a mousetrap with as many dice as the move value"() {
        given: 'Collin moves 2, Filch 3'
        table { room 'kitchen-tunnels'; hero mouse, 'f4'; lay 'e4', 'mousetrap', 1 }
        acting mouse, 1
        def forecast = forecast('move:e4')

        expect:
        of(forecast, 'gets there') == Fraction.of(passes, of)
        of(forecast, 'gets there, hurt') == Fraction.of(of - passes, of)

        where:
        mouse    | passes | of
        'collin' | 3      | 4
        'filch'  | 7      | 8
    }

    def "WATER-2: out of the water with one die, and one more for each mouse on the bank"() {
        given:
        table { room 'sewer'; hero 'collin', 'w11'; hero 'filch', 'b2' }
        acting 'collin', 3
        def bank = options.findAll { it.startsWith('move:') && !(it - 'move:').startsWith('w') }

        expect:
        bank.size() > 1
        bank.every { of(forecast(it), 'gets there') == (it == 'move:b2' ? Fraction.of(3, 4) : Fraction.of(1, 2)) }
        bank.every { new OptionOdds(trial.game().setting(), forecast(it)).chance() == (it == 'move:b2' ? '75 %' : '50 %') }
    }

    def "when the runs do not suffice the odds say that they are an estimate"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'collin', 0
        def guess = Forecasts.of(game(), option('battle:collins-sword:rat-1'), 20).get()

        expect:
        !guess.exact()
        guess.words().toString().startsWith('defeats about ')
        guess.lines().last().startsWith('an estimate: ')
    }

    def "an estimate is a fair one: who is struck last is wounded as often as if it were struck alone"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'd6'; 2.times { minion 'elite-rat-warriors', 'd5' }; minion 'spider', 'd4';
                has 'maginos', 'chain-lightning'; cheese 'maginos', 3 }
        acting 'maginos', 0

        when:
        answer 'ability:chain-lightning'
        def alone = forecast('spider').wished().value()
        answer options[0]
        answer options[0]

        then:
        !forecast('spider').exact()
        Math.abs(forecast('spider').wished().value() - alone) < 0.08
        forecast('spider') == forecast('spider')
    }

    def "asking for odds changes nothing, on any thread"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'collin', 0
        def before = game()
        def alone = forecast('battle:collins-sword:rat-1')

        expect:
        (1..8).toList().parallelStream().map { forecast('battle:collins-sword:rat-1') }.toList().every { it == alone }
        game() == before
    }

    private Forecast forecast(String key) {
        Forecasts.of(game(), option(key)).get()
    }

    private static Fraction of(Forecast forecast, String text) {
        forecast.outcomes().find { it.outcome().text() == text }?.chance() ?: Fraction.ZERO
    }

    private option(String key) {
        (game().question().get() as Question.Choice).options().find { it.key() == key }
    }
}
