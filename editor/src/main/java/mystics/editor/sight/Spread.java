package mystics.editor.sight;

import java.util.List;
import mystics.console.page.Possessions;
import mystics.content.Entry;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardReader;
import mystics.play.Company;
import mystics.rules.Scene;

/**
 * The table at one moment, as people read it beside the board.
 *
 * @param track the initiative track from the top; {@code stash} the party's items (PARTY-0); {@code board} what lies on the board
 */
public record Spread(Headline headline, List<TrackCard> track, List<HeroSheet> party, List<Entry> stash, BoardPicture board) {
    public Spread {
        track = List.copyOf(track);
        party = List.copyOf(party);
        stash = List.copyOf(stash);
    }

    /** What lies on a table at which a company plays. */
    public static Spread of(Scene scene, Company company) {
        List<Entry> stash = Possessions.stash(scene).stream().map(card -> (Entry) scene.box().card(card.number())).toList();
        return new Spread(Headline.of(scene), TrackCard.all(scene), HeroSheet.all(scene, company), stash, BoardReader.of(scene));
    }

    /** The same table, a room of it known: somebody is about to come in. */
    Spread knowing(String room) {
        return new Spread(headline, track, party, stash, board.knowing(room));
    }
}
