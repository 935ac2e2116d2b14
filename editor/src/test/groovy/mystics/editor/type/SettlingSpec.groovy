package mystics.editor.type

import mystics.editor.art.Theme
import mystics.editor.board.BoardStyle
import mystics.editor.home.BookPane
import mystics.editor.home.Languages
import mystics.editor.home.SettingsPane
import mystics.editor.home.WayBack
import mystics.editor.play.over.LegendPane
import mystics.editor.settings.Scheme
import mystics.editor.settings.Settings
import mystics.editor.sight.Book
import mystics.mod.load.BaseGame
import spock.lang.Specification

import javax.swing.AbstractButton

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** What is shown stands where it stays from the first moment: nothing jumps. */
class SettlingSpec extends Specification {
    def setup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private static places(pane) {
        parts(pane)*.bounds
    }

    def "settings #width pixels wide are laid out before they are seen"() {
        given:
        def page = made { new SettingsPane(Settings.usual(), new Languages('en', ['en'], { }), { }, WayBack.home { }) }

        when:
        def first = made {
            page.setSize(width, 800)
            Settling.settle(page)
            places(page)
        }
        lay(page)

        then:
        places(page) == first

        where:
        width << [900, 1280, 1920]
    }

    def "the signs of the board are laid out before they are seen"() {
        given:
        def book = Book.shipped()
        def catalog = BaseGame.library().catalog()
        def page = made {
            def made = new BookPane(book, { })
            made.explain(book, catalog, BoardStyle.of(catalog, Theme.LIGHT))
            made
        }
        lay(page, 1280, 800)

        when:
        def first = made {
            parts(page).find { it instanceof AbstractButton && it.text == 'What the signs mean' }.doClick(0)
            def legend = parts(page).find { it instanceof LegendPane }
            [legend.height, places(legend)]
        }
        lay(page)
        def legend = parts(page).find { it instanceof LegendPane }

        then:
        legend.height > 1000
        first == [legend.height, places(legend)]
    }
}
