package mystics.editor.bench

import mystics.editor.disk.Neighbours
import mystics.editor.draft.Project
import mystics.editor.draft.Selection
import mystics.editor.sight.Sight
import mystics.home.GameTable
import mystics.play.Inspector
import mystics.play.Session
import mystics.table.Draft
import spock.lang.Shared
import spock.lang.Specification

/** A piece of the mod is played at once: the card is in a pack, the hero or the minion in the room. */
class TriedPieceSpec extends Specification {
    static final Map<String, byte[]> FILES = [
            'mod.yaml'          : 'id: loft\nname: Loft\nversion: 1.0.0\nengine: 1\nauthors: [Ada]\nlicence: none\n' +
                    'needs: [base-game]\nabout: A loft.\n',
            'cards/lunch.yaml'  : 'name: Lunch\ntype: item\ncopies: 2\n', 'cards/spur.yaml': 'name: Spur\ntype: accessory\n',
            'cards/bluff.yaml'  : 'name: Bluff\ntype: trick\n', 'cards/bang.yaml': 'name: Bang\ntype: event\n',
            'cards/ladle.yaml'  : 'name: Ladle\ntype: party-item\n', 
            'cards/staff.yaml'  : 'name: Staff\ntype: accessory\nneed: { class: [mystic] }\n']
            .collectEntries { [it.key, it.value.bytes] }
    static final String MORE = ' A wound, 3 cheese and as many on the wheel are there to try it on.'
    @Shared Loaded loaded = new Reading(new Neighbours([]), { it.run() }, { }).loaded(Project.of('loft', FILES))

    def "a card is at hand when its game begins: #card #place"() {
        when:
        def session = begin("cards/${card}.yaml")

        then:
        loaded.sound
        zone(session, key) == place
        session.game().question().present
        TryOut.said(loaded, Selection.of("cards/${card}.yaml")).toString() == said + MORE

        where:
        card    | key       || place    | said
        'lunch' | 'lunch-1' || 'PACK'   | 'Collin has Lunch in the pack.'
        'spur'  | 'spur'    || 'EQUIPPED' | 'Collin wears Spur.'
        'bluff' | 'bluff'   || 'TRICKS' | 'Collin has Bluff among the tricks.'
        'bang'  | 'bang'    || 'DECK'   | 'Bang is the only card of the search deck: who searches with a star finds it.'
        'ladle' | 'ladle'   || 'STASH'  | 'The party has Ladle.'
    }

    def "a card for some heroes is with a hero who may use it"() {
        expect:
        TryOut.said(loaded, Selection.of('cards/staff.yaml')).toString() == 'Maginos wears Staff.' + MORE
    }

    def "an event is the only card that a search can draw"() {
        given:
        def session = begin('cards/bang.yaml')
        def layout = session.game().setting().box().layout()

        expect:
        layout.cards().findAll { zone(session, it) == 'DECK' && isSearchCard(it) } == ['bang']
    }

    def "a hero begins, and a minion waits: #path"() {
        given:
        def figures = Sight.of(begin(path)).spread().board().figures()

        expect:
        figures*.toString().any { it.contains(id) }

        where:
        path                       || id
        'heroes/lily.yaml'         || 'lily'
        'minions/spider.yaml'      || 'spider'
    }

    private boolean isSearchCard(String key) {
        def cards = loaded.library().catalog().cards()
        def card = cards.get(key) ?: cards.get(key.replaceFirst(/-\d+$/, ''))
        card != null && card.type().name() != 'ABILITY'
    }

    private Session begin(String path) {
        TryOut.begin(loaded, Selection.of(path), new GameTable(loaded.library()), Inspector.NONE, 1)
    }

    private static String zone(Session session, String card) {
        def game = session.game()
        Draft draft = Draft.of(game.open().table())
        draft.zone(game.setting().box().layout().cards().indexOf(card)).name()
    }
}
