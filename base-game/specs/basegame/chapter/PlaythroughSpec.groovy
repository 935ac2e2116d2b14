package basegame.chapter

import basegame.FirstDifference
import basegame.FixedBox
import mystics.bot.SensiblePlayer
import mystics.content.Setup
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.play.Inspector
import mystics.rules.Player
import mystics.trial.Playthrough
import mystics.trial.Plodder
import spock.lang.Shared
import spock.lang.Specification

/**
 * Golden games: each file in {@code playthroughs} is one seeded game, of the plodder or of the sensible player. The later chapters are
 * won once and lost once.
 */
class PlaythroughSpec extends Specification {
    static final File FOLDER = new File('playthroughs')
    static final String COMMAND = 'mvn test -pl engine,base-game -Dtest=PlaythroughSpec -Dsurefire.failIfNoSpecifiedTests=false ' +
            '-Dplaythroughs=write'
    static final List<String> SIX = ['collin', 'filch', 'lily', 'maginos', 'nez', 'tilda']
    static final Closure<Player> PLODS = { new Plodder() }
    static final Closure<Player> WINS = { box -> SensiblePlayer.of(box) }
    @Shared Library box = FixedBox.of(BaseGame.library())
    @Shared Library book = FixedBox.ofBook(BaseGame.library())

    def "#chapter is played as its golden playthrough says"() {
        expect:
        plays box, chapter, party, seed, new File(FOLDER, "${chapter}.txt"), PLODS

        where:
        chapter               | party                               | seed
        'flight-to-barksburg' | ['collin', 'nez', 'tilda', 'filch'] | 8
        'lilys-tail'          | ['collin', 'maginos', 'nez', 'tilda'] | 8
        'the-silver-brush'    | ['collin', 'filch', 'lily', 'nez']    | 8
        'the-blade-called-sorrow' | ['collin', 'filch', 'nez', 'tilda'] | 8
    }

    def "#chapter is won as its golden playthrough says"() {
        expect:
        plays library == 'box' ? box : book, chapter, party, seed, new File(FOLDER, "${chapter}-won.txt"), WINS

        where:
        chapter                    | party                                   | seed | library
        'flight-to-barksburg'      | ['collin', 'filch', 'nez', 'tilda']     | 1    | 'box'
        'lilys-tail'               | ['collin', 'maginos', 'nez', 'tilda']   | 4    | 'box'
        'cheese-catches-rats'      | ['collin', 'filch', 'maginos', 'nez']   | 1    | 'book'
        'the-silver-brush'         | ['collin', 'filch', 'lily', 'nez']      | 1    | 'box'
        'nine-lives'               | ['collin', 'filch', 'lily', 'nez']      | 1    | 'book'
        'the-horn-and-the-harvest' | ['collin', 'lily', 'nez', 'tilda']      | 3    | 'book'
        'the-blade-called-sorrow'  | ['collin', 'filch', 'nez', 'tilda']     | 3    | 'box'
        'a-whisper-for-the-king'   | ['collin', 'filch', 'maginos', 'tilda'] | 2    | 'book'
        'vursts-redemption'        | ['collin', 'nez']                       | 2    | 'book'
        'the-night-the-tree-stood' | ['collin', 'filch', 'lily', 'nez']      | 1    | 'book'
        'sorrow-and-remembrance'   | SIX                                     | 1    | 'book'
    }

    def "#chapter is lost as its golden playthrough says"() {
        expect:
        plays book, chapter, party, seed, new File(FOLDER, "${chapter}-lost.txt"), PLODS

        where:
        chapter                    | party                                   | seed
        'cheese-catches-rats'      | ['collin', 'filch', 'maginos', 'nez']   | 9
        'nine-lives'               | ['collin', 'filch', 'lily', 'nez']      | 5
        'the-horn-and-the-harvest' | ['collin', 'lily', 'nez', 'tilda']      | 1
        'a-whisper-for-the-king'   | ['collin', 'filch', 'maginos', 'tilda'] | 2
        'vursts-redemption'        | ['collin', 'nez']                       | 3
        'the-night-the-tree-stood' | ['collin', 'filch', 'lily', 'nez']      | 1
        'sorrow-and-remembrance'   | SIX                                     | 3
    }

    private static void plays(Library library, String chapter, List<String> party, long seed, File golden, Closure<Player> player) {
        def setting = library.setting(new Setup(chapter, party.collect { new Setup.Member(it, '') }, [] as Set), Inspector.NONE)
        def text = Playthrough.of(setting, seed, player(setting.box()))
        if (System.getProperty('playthroughs') == 'write') golden.setText(text, 'UTF-8')
        def difference = new FirstDifference("base-game/$golden", golden.readLines('UTF-8'), text.readLines(), COMMAND)
        assert difference.none: difference
        if (golden.name.contains('-won')) assert text.readLines().last() == 'WON'
        if (golden.name.contains('-lost')) assert text.readLines().last().startsWith('LOST')
    }
}
