package mystics.editor.home

import mystics.editor.board.BoardStyle
import mystics.editor.play.over.BookBrowser
import mystics.editor.settings.Scheme
import mystics.editor.sight.Book

import javax.swing.AbstractButton
import javax.swing.JList

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The rule book, at home and in a game. */
class BookPaneSpec extends PageFixture {
    def "the book finds a rule by its number, a word by its name, and both by what stands in them"() {
        given:
        def book = Book.shipped()

        expect:
        book.search('move 7')[0].address() == 'rule:MOVE-7'
        book.search('Surge')[0].address() == 'word:surge'
        book.search('red X mousetrap')*.address().any { it.startsWith('rule:TRAP') }
        book.search('zebra').empty
        ['swim', 'die', 'dead', 'heal', 'knocked down', 'door', 'trap', 'level', 'XP',
                'kill'].every { book.search(it)[0].title().equalsIgnoreCase(it) }
        book.words().terms().every { !it.name().contains('`') }
        book.words().terms().collectMany { it.references() }.findAll { it ==~ /[A-Z]+-\d+/ }.every { book.rules().find(it).present }
    }

    def "what is typed is looked up, and its text stands beside"() {
        given:
        def browser = made { new BookBrowser(Book.shipped()) }

        when:
        onEvents { browser.field().text = 'MOVE-7' }

        then:
        parts(browser).find { it instanceof JList }.selectedValue.address() == 'rule:MOVE-7'
        words(browser).contains('MOVE-7')
    }

    def "the book opens at an address: #address"() {
        given:
        def page = made { new BookPane(Book.shipped(), { }).at(address) }

        expect:
        parts(page).find { it instanceof JList }.selectedValue.address() == address
        words(page).contains(text)

        where:
        address       | text
        'rule:MOVE-7' | 'MOVE-7'
        'word:room'   | 'room'
        'word:mark'   | 'mark'
    }

    def "what the signs mean is told in the book at home, and a rule there leads back into it"() {
        given:
        def page = made {
            def pane = new BookPane(Book.shipped(), { })
            pane.explain(Book.shipped(), library.catalog(), BoardStyle.of(library.catalog(), Scheme.LIGHT.theme()))
            pane
        }

        when:
        click(page, 'What the signs mean')

        then:
        words(page).contains('Drawn on the floor')

        when:
        onEvents { parts(page).find { it instanceof AbstractButton && it.accessibleContext.accessibleName?.startsWith('Rule ') }
                .doClick(0) }

        then:
        !words(page).contains('Drawn on the floor')
        parts(page).find { it instanceof JList }.selectedValue != null
    }
}
