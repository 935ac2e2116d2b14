package basegame.bot

import basegame.BaseGameSpec
import mystics.bot.SensiblePlayer
import mystics.choice.Question
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource

/** Bots try what a rule offers before they answer. */
class BotOffersSpec extends BaseGameSpec {
    private static final String TABLE = '''
        offer(HeroTurn) { turn ->
            option('box', 'Open the box') {
                if (may('Drink the tea?')) heal turn.hero, 1
                if (may('Sit down in the nettles?')) wound turn.hero, 1
                if (pick('What is in the other paw?', ['A thorn', 'A crumb', 'A plaster']) == 2) heal turn.hero, 1 else wound turn.hero, 1
            }
            option('balm', 'Rub in the balm') { heal turn.hero, 2 }
            option('thorns', 'Touch the thorns') { wound turn.hero, 1 }
        }
    '''

    def setupSpec() {
        def script = "rules {\n    $TABLE\n}\n".toString()
        def mod = ModSource.of('crumbs', ['mod.yaml': ('id: crumbs\nname: Crumbs\nversion: "1.0.0"\nengine: 1\nauthors: ' +
                '[specs]\nlicence: none\nneeds: [base-game]\nabout: Crumbs for specs.\n').bytes, 'rules/crumbs.groovy': script.bytes])
        library = new Library(library.mods() + ModLoader.fresh().load(mod, library.rules().size()))
    }

    def "asked in the middle of a deed, a bot says yes to what helps and no to what hurts"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; wounds 'collin', 2 }
        acting 'collin', 0

        expect:
        answer('crumbs:box').asked.endsWith('Drink the tea?')
        chosen() == 'yes'
        answer('yes').asked.endsWith('Sit down in the nettles?')
        chosen() == 'no'
        answer('no').asked.endsWith('What is in the other paw?')
        chosen() == 'a-plaster'
    }

    def "a bot takes the offer of a turn that helps, and leaves those that hurt or do nothing"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; wounds 'collin', hurt; markRoom 'guard-room', 'searched', 15 }
        acting 'collin', 0

        expect:
        ['crumbs:balm', 'crumbs:thorns', 'crumbs:box'].every { it in options }
        (chosen() == 'crumbs:balm') == balm
        chosen() != 'crumbs:thorns'

        where:
        hurt || balm
        2    || true
        0    || false
    }

    def "a trial leaves the game as it was, and does not know its dice"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; wounds 'collin', 2 }
        acting 'collin', 0
        def before = game().state()

        when:
        2.times { chosen() }

        then:
        game().state() == before
        game().log() == game().log()
    }

    private String chosen() {
        def question = game().question().get() as Question.Choice
        question.options()[game().lookNow { SensiblePlayer.of(it.box()).choose(question, it) }].key()
    }
}
