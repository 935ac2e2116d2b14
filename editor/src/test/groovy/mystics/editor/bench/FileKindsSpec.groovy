package mystics.editor.bench

import mystics.editor.sight.Book
import spock.lang.Specification

/** The headings under which files stand in the tree. */
class FileKindsSpec extends Specification {
    def "#path stands under '#heading'"() {
        expect:
        FileKinds.heading(path) == heading

        where:
        path                 || heading
        'lang/de.yaml'       || 'Languages'
        'lang/de.sources'    || 'Languages'
        'lang/notes.txt'     || 'Files nobody reads'
        'tiles/loft.sources' || 'Files nobody reads'
    }

    def "help knows a place of the rule book for files of each kind: #kind"() {
        given:
        def address = FileKinds.help("$kind/it.yaml")

        expect:
        address.empty == (kind in ['persons', 'lang', 'art'])
        address.empty || Book.shipped().search('').any { it.address() == address }

        where:
        kind << FileKinds.all().keySet().findAll()
    }
}
