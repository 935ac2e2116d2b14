package mystics.editor.bench

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
}
