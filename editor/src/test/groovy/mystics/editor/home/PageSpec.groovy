package mystics.editor.home

import mystics.editor.sight.Book

import java.nio.file.Path

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** What every page beside a game has. */
class PageSpec extends PageFixture {
    def "Escape leads home from #page.simpleName"() {
        given:
        def back = { done << 'home' }
        def saves = [home: back] as LoadPane.Deeds
        def pages = [(BookPane): { new BookPane(Book.shipped(), back) }, (AboutPane): { new AboutPane([], 'here', back) },
                (LoadPane): { new LoadPane([], library.catalog(), Path.of('saves'), saves) }]

        when:
        def shown = made { pages[page]() }
        onEvents { shown.actionMap.get('ESCAPE').actionPerformed(null) }

        then:
        done == ['home']

        where:
        page << [BookPane, AboutPane, LoadPane]
    }
}
