package mystics.editor.sight;

import java.util.List;
import java.util.Map;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardReader;
import mystics.rules.Scene;

/**
 * The table at one moment, as people read it beside the board.
 *
 * @param track the initiative track from the top; {@code stash} the party's items; {@code board} what lies on the board
 */
public record Spread(Headline headline, List<TrackCard> track, List<HeroSheet> party, List<CardFace> stash, BoardPicture board) {
    public Spread {
        track = List.copyOf(track);
        party = List.copyOf(party);
        stash = List.copyOf(stash);
    }

    /**
     * What lies on a table.
     *
     * @param people who plays whom, by the hero's id; empty when one plays all
     */
    public static Spread of(Scene scene, Map<String, String> people) {
        return new Spread(Headline.of(scene), TrackCard.all(scene), HeroSheet.all(scene, people), CardFace.stash(scene), BoardReader.of(scene));
    }
}
