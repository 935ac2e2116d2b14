package mystics.editor.sight;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.content.CampaignSheet;
import mystics.content.Entry;
import mystics.content.MarkKind;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardReader;
import mystics.phase.Notes;
import mystics.play.Company;
import mystics.rules.Scene;
import mystics.table.Holder;
import mystics.view.Possessions;

/**
 * The table at one moment, for the panes.
 *
 * @param track the initiative track from the top
 * @param stash the party's items (PARTY-0)
 * @param earned the story achievements earned in this chapter (STORY-1)
 * @param board the picture of the board
 */
public record Spread(Headline headline, List<TrackCardPicture> track, List<HeroSheet> party, List<Entry> stash, List<MarkKind> earned,
        BoardPicture board) {
    public Spread {
        track = List.copyOf(track);
        party = List.copyOf(party);
        stash = List.copyOf(stash);
        earned = List.copyOf(earned);
    }

    /** Reads the table of a running game. */
    public static Spread of(Scene scene, Company company) {
        List<Entry> stash = Possessions.stash(scene).stream().map(card -> (Entry) scene.box().card(card.getNumber())).toList();
        BoardPicture board = BoardReader.of(scene);
        return new Spread(Headline.of(scene).in(board.shown(), board), TrackCardPicture.all(scene), HeroSheet.all(scene, company), stash,
                earned(scene), board);
    }

    /** The sheet of a hero of the party, by the hero's id. */
    public Optional<HeroSheet> hero(String id) {
        return party.stream().filter(hero -> hero.id().equals(id)).findFirst();
    }

    /** The name on the initiative card whose turn it is. */
    public Optional<String> turn() {
        return track.stream().filter(card -> card.turn() == TrackCardPicture.Turn.ACTING).map(TrackCardPicture::name).findFirst();
    }

    /**
     * The story achievements that were earned in this chapter (STORY-1), without the achievements from earlier chapters of the campaign.
     */
    static List<MarkKind> earned(Scene scene) {
        Map<String, Integer> brought = scene.box().setup().campaign().map(CampaignSheet::marks).orElse(Map.of());
        return scene.box().catalog().marks().values().stream().filter(mark -> mark.achievement() && !brought.containsKey(mark.id()))
                .filter(mark -> Notes.get(scene, mark.id(), Holder.TABLE) > 0).toList();
    }

    /**
     * The same table with the figures already at their later places. The window shows this table just before a blow strikes a figure at its
     * later place.
     */
    Spread walked(Spread later) {
        return with(board.walked(later.board), later.track);
    }

    /** The same table, on which the given figure is the only acting one; unchanged if it is not the turn of the figure's kind. */
    Spread actedBy(int slot) {
        return with(board.actedBy(slot), track);
    }

    private Spread with(BoardPicture other, List<TrackCardPicture> cards) {
        return new Spread(headline.in(other.shown(), other), cards, party, stash, earned, other);
    }

    /** The same table with one more room explored and shown, just before a hero enters it. */
    Spread knowing(String room) {
        BoardPicture known = board.knowing(room);
        return new Spread(headline.in(known.tile(room), known), track, party, stash, earned, known);
    }
}
