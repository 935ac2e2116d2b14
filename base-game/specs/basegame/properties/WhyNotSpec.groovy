package basegame.properties

import mystics.book.RuleTexts
import mystics.choice.Answer
import mystics.choice.Question
import mystics.choice.Sentence
import mystics.choice.SeededFate
import mystics.view.WhyNot
import mystics.phase.chapter.BeginChapter
import mystics.phase.turn.HeroActions
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.rules.Figure
import mystics.rules.Refusal
import mystics.rules.Scene
import mystics.soak.Soak
import mystics.table.Clock
import mystics.table.Zone
import spock.lang.Shared
import spock.lang.Specification

/**
 * Whatever a mouse might want to do in its turn is offered or explained, for each target and each card, and what is
 * offered is possible. Random walks
 * through random set-ups; {@code -Dwhynot=2000} walks that many.
 */
class WhyNotSpec extends Specification {
    static final int WALKS = Integer.getInteger('whynot', 24)
    static final int QUESTIONS = 25
    static final String TURN = 'What does {hero} do?'

    @Shared RuleTexts book = RuleTexts.shipped()
    @Shared Set<String> entries = Games.LIBRARY.rules().collect { it.source().words() }.toSet()

    def "TURN-1, TURN-2, TURN-3: every action is offered, or refused with its condition, the rule and a remedy"() {
        given:
        def turns = 0
        def wrong = [] as Set

        when:
        walk { Game game, List<String> keys ->
            turns++
            game.look { Scene scene ->
                def hero = scene.figure(scene.draft().get(Clock.TURN) - 1)
                def refusals = scene.service(HeroActions).whyNot(scene, hero)
                wrong.addAll(refusals.collectMany { incomplete(it) })
                wrong.addAll(missing(scene, hero, keys, refusals*.what()*.toString()))
            }
        }

        then:
        wrong.toList().take(10) == []
        turns > 5 * WALKS
    }

    def "TURN-1, END-1: while something else is asked, and when the chapter is over, every deed of a turn is refused for that"() {
        given:
        def others = [] as Set
        def wrong = [] as Set
        def ends = 0

        when:
        playedOut(3) { Game game ->
            def open = game.question()
            if (!open.present || open.get().prompt().pattern() != TURN) {
                open.ifPresentOrElse({ others << it.prompt().pattern() }) { ends++ }
                def refusals = WhyNot.of(game)
                wrong.addAll(refusals.collectMany { incomplete(it) })
                def moves = open.present && open.get() instanceof Question.Choice &&
                        open.get().options()*.key().any { it.startsWith('move:') } ? ['Move'] : []
                wrong.addAll(['Move', 'Scurry', 'Battle', 'Search', 'Recover', 'Explore', 'Share', 'Equip',
                        'Level up'] - refusals*.what()*.toString() - moves)
            }
        }

        then:
        wrong.toList().take(10) == []
        others.size() > 5
        ends > 0
    }

    def "TURN-2: no option that is offered is refused"() {
        given:
        def tried = 0
        def refused = []

        when:
        walk { Game game, List<String> keys ->
            keys.findAll { (it.hashCode() + keys.size()) % 5 == 0 }.each {
                tried++
                try {
                    game.answer(new Answer(it))
                } catch (RuntimeException failure) {
                    refused << "$it: $failure".toString()
                }
            }
        }

        then:
        refused.take(10) == []
        tried > WALKS
    }

    def "a refusal without #lacks is found"() {
        expect:
        incomplete(new Refusal(Sentence.of(what), Sentence.of(why), rule, Sentence.of(remedy))).size() == found

        where:
        lacks      | what     | why              | rule               | remedy      || found
        'anything' | 'Search' | 'it is too dark' | 'SEARCH-4'         | 'Wait'      || 0
        'a thing'  | ''       | 'it is too dark' | 'SEARCH-4'         | 'Wait'      || 1
        'a reason' | 'Search' | ''               | 'SEARCH-4'         | 'Wait'      || 1
        'a remedy' | 'Search' | 'it is too dark' | 'SEARCH-4'         | ''          || 1
        'a rule'   | 'Search' | 'it is too dark' | 'SEARCH-44'        | 'Wait'      || 1
        'a piece'  | 'Search' | 'it is too dark' | 'base-game:nobody' | 'Wait'      || 1
    }

    /** A refusal says what, why, by which rule of the book or entry of a mod, and what would help. */
    private List<String> incomplete(Refusal refusal) {
        def known = book.find(refusal.rule()).present || refusal.rule() in entries
        def said = [refusal.what(), refusal.why(), refusal.rule(), refusal.remedy()].every { !it.toString().blank }
        said && known ? [] : ["$refusal.what|$refusal.why|$refusal.rule|$refusal.remedy${known ? '' : ': no such rule'}".toString()]
    }

    /** What is neither offered nor explained. */
    private static List<String> missing(Scene scene, Figure hero, List<String> keys, List<String> barred) {
        def missing = []
        def either = { String what, boolean offered, List<String> refusals -> if (!offered &&
                !refusals.any { it in barred }) missing << what }
        hero.room.spaces.findAll { it != hero.space }.each { either("move to $it", "move:${it.key()}".toString() in keys,
                ['Move', "Move to $it".toString()]) }
        hero.room.minions.each { minion ->
            either("battle with $minion", keys.any { it.startsWith('battle:') && it.endsWith(":${minion.key()}") },
                    ['Battle'] + barred.findAll { it.startsWith('Battle with') || it.startsWith("Attack $minion with") })
        }
        if (hero.room.minions.empty) {
            either('battle', keys.any { it.startsWith('battle:') }, ['Battle'] + barred.findAll { it.startsWith('Battle with') })
        }
        (scene.heroes() - hero).each { either("share with $it", "share:${it.key()}".toString() in keys,
                ['Share', "Share with $it".toString()]) }
        either('search', 'search' in keys, ['Search'])
        either('recover', keys.any { it.startsWith('recover:') }, ['Recover'])
        either('explore', keys.any { it.startsWith('explore:') }, barred.findAll { it.startsWith('Explore') })
        either('scurry', 'scurry' in keys, ['Scurry'])
        either('equip', 'equip' in keys, ['Equip'])
        either('level up', 'level-up' in keys, ['Level up'])
        either('end', 'end' in keys, [])
        def cards = hero.abilities + hero.tricks + hero.pack + (0..<scene.box().cardCount())
                .findAll { scene.draft().zone(it) == Zone.STASH }.collect { scene.card(it) }
        cards.each { card ->
            either("$card", keys.any { key -> key.tokenize(':/').any { it in [card.key(), card.id] } },
                    barred.findAll { it.contains(card.name) })
        }
        missing*.toString()
    }

    /** Looks at every question of some games of chapter one, dice and draws asked too, and at their ends. */
    private static void playedOut(int games, Closure<?> looking) {
        (1L..games).each { seed ->
            def game = Games.begin(Games.setting(seed), Seating.nobody())
            while (game.question().present) {
                looking.call(game)
                game = game.answer(Games.answer(game, seed))
            }
            looking.call(game)
        }
    }

    /** Looks at the turns of random walks through random set-ups. */
    private static void walk(Closure<?> looking) {
        def soak = new Soak(Games.LIBRARY)
        (1L..WALKS).each { seed ->
            def setting = soak.setup(seed).setting(Games.LIBRARY, Inspector.NONE)
            def game = Game.begin(setting, Seating.people(new SeededFate(seed)), [new BeginChapter()])
            for (int asked = 0; asked < QUESTIONS && game.question().present; asked++) {
                def open = (Question.Choice) game.question().get()
                if (open.prompt().pattern() == TURN) {
                    looking.call(game, open.options()*.key())
                }
                game = game.answer(Games.answer(game, seed))
            }
        }
    }
}
