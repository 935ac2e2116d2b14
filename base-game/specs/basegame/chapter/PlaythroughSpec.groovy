package basegame.chapter

import basegame.FirstDifference
import basegame.FixedBox
import mystics.content.Setup
import mystics.mod.load.BaseGame
import mystics.play.Inspector
import mystics.trial.Playthrough
import mystics.trial.Plodder
import spock.lang.Specification

/** Golden games: each file in {@code playthroughs} is one seeded game with the pieces of {@code playthroughs/box.txt}. */
class PlaythroughSpec extends Specification {
    static final File FOLDER = new File('playthroughs')
    static final String COMMAND = 'mvn test -pl engine,base-game -Dtest=PlaythroughSpec -Dsurefire.failIfNoSpecifiedTests=false ' +
            '-Dplaythroughs=write'

    def "#chapter is played as its golden playthrough says"() {
        given:
        def setup = new Setup(chapter, party.collect { new Setup.Member(it, '') }, [] as Set)
        def setting = FixedBox.of(BaseGame.library()).setting(setup, Inspector.NONE)
        def golden = new File(FOLDER, "${chapter}.txt")

        when:
        def text = Playthrough.of(setting, seed, new Plodder())
        if (System.getProperty('playthroughs') == 'write') {
            golden.setText(text, 'UTF-8')
        }

        then:
        def difference = new FirstDifference("base-game/$golden", golden.readLines('UTF-8'), text.readLines(), COMMAND)
        assert difference.none: difference

        where:
        chapter               | party                               | seed
        'flight-to-barksburg' | ['collin', 'nez', 'tilda', 'filch'] | 8
        'lilys-tail'          | ['collin', 'maginos', 'nez', 'tilda'] | 8
        'the-silver-brush'    | ['collin', 'filch', 'lily', 'nez']    | 8
        'the-blade-called-sorrow' | ['collin', 'filch', 'nez', 'tilda'] | 8
    }
}
