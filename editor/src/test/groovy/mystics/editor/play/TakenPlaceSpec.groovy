package mystics.editor.play

import mystics.home.HintsRead
import mystics.home.HomeFolder
import mystics.home.Shelf
import mystics.editor.settings.Pace
import mystics.editor.settings.Settings
import mystics.editor.sight.Pick
import mystics.mod.load.BaseGame
import mystics.play.Company
import spock.lang.AutoCleanup
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

/**
 * Another window or a terminal plays at the same home: the window whose game it took the place of says so where it is
 * read, and neither game is lost.
 */
class TakenPlaceSpec extends Specification {
    @TempDir Path home
    @AutoCleanup Parlour parlour

    def "#pace.name(): it is said when all steps have been seen"() {
        given:
        parlour = new Parlour(BaseGame.library(), home, Settings.usual().with(pace).with(HintsRead.ALL)).begin()
        parlour.untilATurn()
        def other = parlour.table.shelf(new HomeFolder(home))
        def theirs = parlour.first(Company.people(8))
        other.begins(theirs)

        when:
        parlour.click(parlour.buttons().find { it.getClientProperty(Pick)?.key() == 'search' }.text)

        then:
        parlour.await('Another window or terminal has taken the place of this game. From now on it is kept as')
        parlour.await('What does')
        other.load(Shelf.AUTOSAVE).game() == theirs.game()
        other.entries()*.name().findAll { it.startsWith('left on ') }.size() == 1

        where:
        pace << [Pace.AT_ONCE, Pace.BRISK]
    }
}
