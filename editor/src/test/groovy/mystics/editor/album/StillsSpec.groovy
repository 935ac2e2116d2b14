package mystics.editor.album

import mystics.editor.sight.Sight
import mystics.mod.load.BaseGame
import spock.lang.Specification

/** The moments of a game that are chosen for pictures. */
class StillsSpec extends Specification {
    def "the picture of a find is a moment of a game: the search is told, its action is spent, and the finder is asked about the card"() {
        given:
        def found = new Stills(BaseGame.library()).find()
        def sight = Sight.of(found)

        when:
        def find = Stills.find(found).get()
        def finder = sight.spread().board().figure(find.by()).get()

        then:
        finder.acting()
        sight.asked().get().prompt() == "$finder.name found ${find.card().name()}. Keep it?"
        sight.spread().headline().actions() == 0
        sight.log().last().with { it.cause() == 'SEARCH-1' && it.text().toString().contains(find.card().name()) }
    }

    def "the picture of a surge is a moment of a game: those who came stand on the board"() {
        given:
        def surged = new Stills(BaseGame.library()).surge()

        when:
        def came = Stills.surge(surged).get()
        def foes = Sight.of(surged).spread().board().figures().findAll { !it.side().friendly() }

        then:
        came.art().size() > 0
        foes.size() >= came.art().size()
    }
}
