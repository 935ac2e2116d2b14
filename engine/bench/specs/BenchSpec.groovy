package mystics.bench

import mystics.bot.Bot
import mystics.mod.load.BaseGame
import spock.lang.Specification

/** What the benchmark stands on; what it measures is no matter of a test. */
class BenchSpec extends Specification {
    def 'the reference is the game it always was'() {
        given:
        MicroGame reference = new MicroGame()

        expect: 'its decisions and traces, which only another game would change'
        (0L..<200L).sum { seed -> reference.play(seed) } == 9431L
        (0L..<200L).inject(0L) { sum, seed -> reference.play(seed); sum * 31 + reference.trace() } == 829090229951865911L
    }

    def 'the same seeds end the same on one thread and two, played through and saved and resumed at every question'() {
        given:
        def library = BaseGame.library()

        expect:
        new Determinism(BenchGames.of(library, Bot.RANDOM), library).mismatches(40, 1) == 0
    }

    def 'figures of several processes come together as a median, and what all must say alike as words'() {
        given:
        Figures figures = new Figures()
        ['games 3.0', 'games 1.0', 'games 2.0', 'digest =ab', 'digest =cd'].each(figures.&take)

        expect:
        figures.median('games') == 2.0d
        figures.words('digest') == ['ab', 'cd'] as Set
    }

    def 'a run whose reference is far from its own past is noticed'() {
        given:
        ReferenceHistory history = new ReferenceHistory(File.createTempDir().toPath().resolve('history'))

        expect: 'nothing to compare with at first'
        history.note('17', 1_000_000) == 0d

        and: 'then by how much it is off, for each Java by itself'
        Math.abs(history.note('17', 1_300_000) - 0.3d) < 1e-9
        history.note('25', 500_000) == 0d
    }
}
