package basegame.properties

import java.util.function.Consumer
import mystics.choice.SeededFate
import mystics.kernel.Kernel
import mystics.play.Seating
import mystics.play.Simulation
import mystics.rules.Candidates
import mystics.rules.InForce
import mystics.rules.Scene
import mystics.rules.Speaker
import mystics.rules.Verb
import mystics.table.Draft
import mystics.table.Table
import spock.lang.Specification


class InForceSpec extends Specification {

    def "what is kept of the rules in force is what a fresh look at the table finds, after every step of game #seed"() {
        given:
        def setting = Games.setting(seed)
        def rulebook = setting.rulebook()
        int heroes = setting.box().heroCount()
        def kept = new InForce(rulebook, heroes)
        def candidateSets = Kernel.ofTheBook().moments().collectMany { moment -> Verb.values()
                .collect { verb -> rulebook.at(moment).of(verb) } }.findAll { !it.silent() }
        int compared = 0
        int speaking = 0
        def watching = { Scene scene ->
            def fresh = new InForce(rulebook, heroes)
            int actor = compared++ % (heroes + 2) - 1
            candidateSets.each { Candidates candidates ->
                def found = said(kept.of(scene.draft(), candidates, actor))
                assert found == said(fresh.of(scene.draft(), candidates, actor))
                speaking += found.size()
            }
        } as Consumer

        when:
        new Simulation(setting, Games.inside(setting, seed)).play(Games.elsewhere(setting, seed), 50_000, watching)

        then:
        compared > 20
        speaking > 0

        where:
        seed << (1..4)
    }

    def "what is kept serves another table of the same game too: only what lies otherwise there is looked at again"() {
        given: 'tables of three games with one setting, in no order'
        def setting = Games.setting(seed)
        def rulebook = setting.rulebook()
        int heroes = setting.box().heroCount()
        def candidateSets = Kernel.ofTheBook().moments().collectMany { moment -> Verb.values()
                .collect { verb -> rulebook.at(moment).of(verb) } }.findAll { !it.silent() }
        List<Table> tables = []
        def watching = { Scene scene -> tables << scene.draft().freeze() } as Consumer
        (1..3).each { fate -> new Simulation(setting, Games.inside(setting, seed * 10 + fate))
                .play(Games.elsewhere(setting, seed), 50_000, watching) }
        Collections.shuffle(tables, new Random(seed))

        when:
        def kept = new InForce(rulebook, heroes)

        then:
        tables.size() > 100
        tables.take(150).withIndex().every { table, i ->
            def draft = Draft.of(table)
            kept.turnTo(draft)
            def fresh = new InForce(rulebook, heroes)
            candidateSets.every { candidates ->
                said(kept.of(draft, candidates, i % 3 - 1)) == said(fresh.of(draft, candidates, i % 3 - 1))
            }
        }

        where:
        seed << (1..4)
    }

    def "a kept game that is asked again asks the same, and so does a quiet one"() {
        given:
        def game = Games.begin(Games.setting(seed), Seating.people(new SeededFate(seed)))

        when:
        def first = game.question().get()
        System.gc()

        then:
        game.question().get().seat() == first.seat()
        game.question().get().prompt().pattern() == first.prompt().pattern()
        game.question().get().options()*.key() == first.options()*.key()
        game.quiet() == game
        game.quiet().log().empty
        game.quiet().question().get().options()*.key() == first.options()*.key()

        where:
        seed << (1..3)
    }

    /** Who speaks, in order. The rank of one that speaks alone does not matter. */
    private static List<List> said(Speaker[] found) {
        found.collect { [it.rule(), it.holder(), it.card()] }
    }
}
