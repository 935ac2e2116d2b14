package mystics.odds

import basegame.properties.Games
import mystics.choice.Answer
import mystics.choice.Question
import mystics.choice.SeededFate
import mystics.phase.chapter.BeginChapter
import mystics.play.Agenda
import mystics.play.Chance
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.play.State
import mystics.rules.Player
import mystics.rules.Scene
import mystics.soak.Soak
import spock.lang.Specification

/**
 * Odds that were worked out against dice that were thrown, for options met in random set-ups. {@code -Drolls=1000000}
 * throws that many times in all.
 * A true forecast is outside the bound about once in five million outcomes.
 */
class OddsAndDiceSpec extends Specification {
    static final int ROLLS = Integer.getInteger('rolls', 2400)
    static final int THROWS = Math.max(200, ROLLS.intdiv(200))
    static final double BOUND = 5.2
    static final DEFEATED = new Prospect.Outcome('defeated', true)
    static final List<String> KINDS = ['recover', 'battle', 'search']

    def "BATTLE-2 to BATTLE-7, TRAP-2, WATER-2, SEARCH-1, COND-2: it comes out as often as the odds say, as far as chance goes"() {
        given:
        def soak = new Soak(Games.LIBRARY)
        def thrown = 0
        def kinds = [] as Set
        def wrong = []

        when:
        for (long seed = 1; thrown < ROLLS; seed++) {
            def setting = soak.setup(seed).setting(Games.LIBRARY, Inspector.NONE)
            def game = Game.begin(setting, Seating.people(new SeededFate(seed)), [new BeginChapter()])
            for (int asked = 0; asked < 25 && thrown < ROLLS && game.question().present; asked++) {
                def open = (Question.Choice) game.question().get()
                def random = open.options()[(int) ((seed * 31 + asked * 17) % open.options().size())]
                if (open.prompt().pattern() == 'What does {hero} do?' && asked % 4 == 0) {
                    def chancy = open.options().findAll { it.key().split(':')[0] in KINDS } + open.options()
                            .findAll { it.key().startsWith('move:') }
                    def option = chancy.find { chosen -> Forecasts.of(game, chosen)
                            .filter { it.exact() && !it.outcomes().any { likely -> likely.outcome().surge() } &&
                            !(chosen.key().split(':')[0] in kinds) }.present }
                    if (option == null) {
                        kinds.clear()
                    } else {
                        kinds << option.key().split(':')[0]
                        thrown += THROWS
                        wrong.addAll(beyond(game, option, seed * 1000 + asked)
                                .collect { "set-up $seed, question $asked, ${option.key()}: $it".toString() })
                    }
                }
                game = game.answer(new Answer(random.key()))
            }
        }

        then:
        wrong == []
    }

    /** The outcomes that came about so often or so seldom that chance does not explain it. */
    private static List<String> beyond(Game game, option, long seed) {
        def forecast = Forecasts.of(game, option).get()
        def counted = (1..THROWS).countBy { outcome(game, option, seed * THROWS + it) }
        def off = forecast.outcomes().findAll {
            def chance = it.chance().value()
            Math.abs(counted.getOrDefault(it.outcome(), 0) - THROWS * chance) > BOUND * Math.sqrt(THROWS * chance * (1 - chance))
        }
        def unforeseen = counted.keySet() - forecast.outcomes()*.outcome()
        off.collect { "$it, but ${counted[it.outcome()]} of $THROWS" } + unforeseen.collect { "${it.text()} was not foreseen" }
    }

    /** One throw, and what the table says afterwards; whoever is asked does without. */
    private static Prospect.Outcome outcome(Game game, option, long seed) {
        def fate = Optional.of(Chance.of(new SeededFate(seed)))
        def without = { Question.Choice question, Scene scene -> question.options().size() - 1 } as Player
        def seats = (game.setting().box().heroes()*.id() + 'party').collectEntries { [it, without] }
        def once = new State(game.state().table(), Agenda.of([game.state().agenda().top()]), game.state().thrown(),
                game.state().journal(), game.state().log())
        def open = Game.resume(game.setting(), Seating.nobody(), once, game.given()).answer(new Answer(option.key()))
        def after = open.seated(new Seating(fate, fate, seats))
        defeated(game, after, option) ? DEFEATED : after.look { Scene scene -> Prospects.of(game, option).get().ended(scene) }
    }

    /** BATTLE-7: what is told counts, for a defeated figure may be back on the table in the same step. */
    private static boolean defeated(Game game, Game after, option) {
        def target = game.setting().box().layout().figures().indexOf(option.key().split(':')[-1])
        option.key().startsWith('battle:') && "${game.look { Scene scene -> scene.figure(target).name }} is defeated".toString() in
                after.logSince(game.logSize())*.text()*.toString()
    }
}
