package basegame.chapter

import mystics.content.Setup
import mystics.mod.load.BaseGame
import mystics.play.Inspector
import mystics.trial.Playthrough
import mystics.trial.Plodder
import spock.lang.Specification

/**
 * Golden games: each file in {@code playthroughs} is what one seeded game says today. When a rule changes on purpose, write them anew with
 * {@code mvn test -pl engine,base-game -Dtest=PlaythroughSpec -Dsurefire.failIfNoSpecifiedTests=false
 * -Dplaythroughs=write} and read what has changed.
 */
class PlaythroughSpec extends Specification {
    static final File FOLDER = new File('playthroughs')

    def "#chapter is played as its golden playthrough says"() {
        given:
        def setup = new Setup(chapter, party.collect { new Setup.Member(it, '') }, [] as Set)
        def setting = BaseGame.library().setting(setup, Inspector.NONE)
        def golden = new File(FOLDER, "${chapter}.txt")

        when:
        def text = Playthrough.of(setting, seed, new Plodder())
        if (System.getProperty('playthroughs') == 'write') {
            golden.setText(text, 'UTF-8')
        }

        then:
        text.readLines() == golden.readLines('UTF-8')

        where:
        chapter               | party                               | seed
        'flight-to-barksburg' | ['collin', 'nez', 'tilda', 'filch'] | 8
    }
}
