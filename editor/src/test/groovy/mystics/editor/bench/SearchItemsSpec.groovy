package mystics.editor.bench

import mystics.editor.disk.Neighbours
import mystics.editor.draft.Project
import mystics.editor.sight.Book
import mystics.mod.source.Sources
import spock.lang.Specification

import java.nio.file.Path

/** What the search of the editor finds in a mod, in the mods beside it, and in the rule book. */
class SearchItemsSpec extends Specification {
    def "search finds entries, places, texts, deeds, rules and the entries of other mods: #wanted"() {
        given:
        def project = Project.of('clock-loft', Sources.at(Path.of('../mods/clock-loft')))
        def others = FileItems.others(new Reading(new Neighbours([]), { it.run() }, { }).loaded(project).others())
        def index = SearchItems.of(project, [], others, Book.shipped())

        expect:
        index.find(wanted, 5).any { it.sort() == sort && it.target().startsWith(target) }

        where:
        wanted      || sort                      | target
        'hammer'    || SearchIndex.Sort.FILE     | 'marks/hammer.yaml'
        'opening'   || SearchIndex.Sort.PLACE    | 'chapters/quarter-to-midnight.yaml#/story'
        'clockmaker looked' || SearchIndex.Sort.TEXT | 'chapters/quarter-to-midnight.yaml#/story'
        'undo'      || SearchIndex.Sort.DEED     | 'Undo'
        'MOVE-7'    || SearchIndex.Sort.RULE     | 'rule:MOVE-7'
        'dagger'    || SearchIndex.Sort.OTHER    | 'base-game:cards/dagger'
    }
}
