package basegame.bot

import mystics.bot.Bot
import mystics.lab.GameSeries
import mystics.lab.Interval
import mystics.lab.LabReport
import mystics.bot.SuggestedParty
import mystics.content.Setup
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.play.Inspector
import mystics.play.Setting
import spock.lang.Shared
import spock.lang.Specification

/** Many games by their numbers: the same ones wherever they are played. */
class LabSpec extends Specification {
    static final String CHAPTER = 'flight-to-barksburg'

    @Shared Library library = BaseGame.library()
    @Shared List<String> party = SuggestedParty.of(library.catalog(), library.catalog().chapters()[CHAPTER])
    @Shared Setting setting = library.setting(new Setup(CHAPTER, party.collect { new Setup.Member(it, '') }, [] as Set), Inspector.NONE)

    def "twenty games of the #bot bot end, and the same numbers are the same games"() {
        given:
        def lab = new GameSeries(setting, bot, 1)

        when:
        def once = lab.play(0, 20)
        def inParts = lab.play(0, 7).and(lab.play(7, 8)).and(lab.play(8, 20))
        def elsewhere = new GameSeries(setting, bot, 6).play(0, 15)

        then:
        once.games() == 20
        once.errors() == 0
        once.wins() + once.defeats() == 20
        once.decisions() > 20
        once == inParts
        lab.play(0, 5).and(elsewhere) == once

        where:
        bot << Bot.values()
    }

    def "another order of games is another digest"() {
        given:
        def lab = new GameSeries(setting, Bot.RANDOM, 1)
        def first = lab.play(0, 1)
        def second = lab.play(1, 2)

        expect:
        first.and(second) != second.and(first)
        first.and(LabReport.NONE) == first
        LabReport.NONE.and(first) == first
    }

    def "#successes of #trials: the true share most likely lies between #low and #high"() {
        given:
        def interval = Interval.of(successes, trials)

        expect:
        Math.abs(interval.low() - low) < 0.0005
        Math.abs(interval.high() - high) < 0.0005

        where:
        successes | trials || low    | high
        0         | 0      || 0      | 1
        0         | 10     || 0      | 0.2775
        5         | 10     || 0.2366 | 0.7634
        400       | 1000   || 0.3701 | 0.4307
    }

    def "SETUP-1: who goes when nobody says who is allowed to, and brings as many classes as can be"() {
        expect:
        party == ['collin', 'filch', 'maginos', 'tilda']
    }
}
