package mystics.editor.sight

import mystics.bot.SensiblePlayer
import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.choice.Question
import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.mod.load.BaseGame
import mystics.odds.Ahead
import mystics.phase.turn.HeroActs
import mystics.phase.turn.HeroScurries
import mystics.play.Company
import mystics.play.Game
import mystics.play.Inspector
import mystics.table.Clock
import mystics.view.OptionForecasts
import spock.lang.Shared
import spock.lang.Specification

/** What would happen on the way of a move is what happens when it is made. */
class AheadSpec extends Specification {
    static final String WHOLE = 'climbing out takes all movement'
    /** Remarks on what a move means, which no line of the log repeats. */
    static final List<String> SAID = [WHOLE, 'captured if the turn ends there']
    static final HELP = ~/^(a friend|\d+ friends) there helps?$/
    static final int QUESTIONS = 400

    @Shared List<Game> turns = turns()

    @Shared List<Game> explores = turns { it.key().startsWith('explore:') }

    /** The turns of a game of the first chapter in which a hero can move, or do something else. */
    private static List<Game> turns(Closure<Boolean> deed = { it.key().startsWith('move:') }) {
        def library = BaseGame.library()
        def table = new GameTable(library, Inspector.NONE)
        def chapter = library.catalog().firstToPlay()
        def party = SuggestedParty.of(library.catalog(), chapter).collect { new Setup.Member(it, '') }
        def session = table.begin(new GameAgreement(new Setup(chapter.id(), party, [] as Set), Company.people(11)))
        def player = SensiblePlayer.of(session.game().setting().box())
        def turns = []
        for (int i = 0; i < QUESTIONS && session.game().question().present; i++) {
            Question.Choice question = session.game().question().get()
            if (question.options().any(deed)) {
                turns << session.game()
            }
            session = session.answer(new Answer(question.options()[session.game().lookNow { player.choose(question, it) }].key()))
        }
        turns
    }

    def "the lines that are foreseen are told when the move is made"() {
        given:
        def foreseen = turns.collectEntries { [it, Ahead.of(it).findAll { key, words -> key.startsWith('move:') }] }.findAll { it.value }

        expect: 'there is something on the way of some moves'
        foreseen.size() > 0

        and:
        foreseen.every { Game game, Map<String, List<String>> remarks ->
            remarks.every { key, words ->
                def told = game.answer(new Answer(key)).logSince(game.logSize())*.text()*.toString()
                told.containsAll(words.findAll { !it.startsWith('then') && !it.startsWith('if ') && !(it in SAID) && !(it =~ HELP) })
            }
        }

        and: 'dice are never thrown for it'
        foreseen.values().collectMany { it.values() }.every { words -> words.count { it.startsWith('then') } <= 1 }
    }

    def "WATER-2: a climb says beforehand that it takes all movement, and what comes of it without a star"() {
        given:
        def climbs = turns.collectMany { Ahead.of(it).values() }
                .findAll { words -> words.any { it =~ /^if no star is rolled: \w+ slips back into the water$/ } }

        expect:
        !climbs.empty
        climbs.every { it[0] == WHOLE }
    }

    def "WATER-2: a climb to a space with friends says that they help, and each of them gives a die"() {
        given:
        def climbs = turns.collectMany { Ahead.of(it).values() }.findAll { it[0] == WHOLE && it.any { word -> word =~ /thrown$/ } }

        expect: 'climbs with help and without it'
        climbs*.any { it =~ HELP }.toSet() == [true, false] as Set

        and:
        climbs.every { words ->
            def help = words.find { it =~ HELP } ?: '0'
            def friends = help.startsWith('a') ? 1 : help.split(' ')[0] as int
            words.contains(friends == 0 ? 'then a die is thrown' : "then ${friends + 1} dice are thrown".toString())
        }
    }

    def "MOVE-11: an action that would end a move under way says what of it is lost, and it is lost"() {
        given:
        def warned = turns.collectMany { game -> Ahead.of(game).findAll { key, words -> key.startsWith('battle:') && words }
                .collect { key, words -> [game, key, words] } }

        expect: 'mice attack in the midst of a move'
        warned.size() > 0

        and:
        warned.every { game, key, words ->
            words == [lost(game)] && movement(game) > 0 &&
                    game.answer(new Answer(key)).with { done -> done.question().empty || !sameTurn(game, done) || movement(done) == 0 }
        }
    }

    private String lost(game) {
        "loses ${movement(game)} ${movement(game) == 1 ? 'step' : 'steps'}"
    }

    def "TURN-5: the end of the turn says what is not used"() {
        given: 'in the midst of a scurry the end of the turn is not offered'
        def endings = turns.findAll { offers(it, HeroActs.END) }

        expect:
        endings.size() > 0
        endings.every { game ->
            def unused = [game.lookNow { it.draft().get(Clock.ACTIONS) } == 1 ? '1 action' : '',
                    movement(game) > 0 ? "${movement(game)} ${movement(game) == 1 ? 'step' : 'steps'}".toString() : ''].findAll()
            (Ahead.of(game).end ?: []) - 'captured at once' == (unused ? ['unused: ' + unused.join(', ')] : [])
        }
    }

    def "TURN-3: the end of a scurry says how many steps it loses"() {
        given:
        def scurries = turns.findAll { offers(it, HeroScurries.DONE) }

        expect:
        scurries.size() > 0
        scurries.every { game -> Ahead.of(game)[HeroScurries.DONE] == [lost(game)] }
    }

    def "EXPLORE-1, EXPLORE-5: why a tile cannot be turned over now is known from anywhere in the room"() {
        given:
        def reasons = turns.collectMany { game -> Barred.of(game).findAll { key, words -> key.startsWith('explore:flip-') }
                .values().flatten() }.toSet()

        expect:
        reasons.any { it == 'Not now: minions are on this tile. Defeat them first (EXPLORE-1)' }
        reasons.any { it == 'Not now: nobody turns the tile over from afar. Stand on this space (EXPLORE-5)' }
    }

    def "INIT-9: an explore says beforehand who would have no turn in this round, and so it comes"() {
        given:
        def warned = explores.collectMany { game -> Ahead.of(game)
                .findAll { key, words -> words.any { it.startsWith('no turn this round') } }.collect { key, words -> [game, key, words] } }

        expect:
        warned.size() > 0
        warned.every { game, key, words ->
            words.last() ==~ /no turn this round for [\w, ]+: if minions wait there, a new round begins/ }
    }

    private static boolean offers(Game game, String key) {
        game.question().get().options().any { it.key() == key }
    }

    private static int movement(Game game) {
        game.lookNow { it.draft().get(Clock.MOVEMENT) }
    }

    private static boolean sameTurn(Game before, Game after) {
        before.lookNow { it.draft().get(Clock.TURN) } == after.lookNow { it.draft().get(Clock.TURN) }
    }
}
