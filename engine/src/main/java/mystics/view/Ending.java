package mystics.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Seat;
import mystics.content.CampaignSheet;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.phase.chapter.PackingUp;
import mystics.play.Game;
import mystics.play.Session;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Outcome;

/** The text of the last page of a chapter. */
public final class Ending {
    private Ending() {
    }

    /** The outcome of a chapter, in a sentence. */
    public static String how(Outcome outcome) {
        return switch (outcome) {
            case WON -> "The chapter is won.";
            case LOST_TIME -> "The chapter is lost: the sand has run out.";
            case LOST_CAPTURED -> "The chapter is lost: nobody is free.";
            default -> "The chapter is lost.";
        };
    }

    /** Further lines about a finished chapter: what the mice keep in a campaign, and how long the game took. */
    public static List<String> more(Session session) {
        List<String> more = new ArrayList<>(
                session.game().setting().box().setup().campaign().isPresent() ? kept(session.game()) : List.of());
        more.addAll(figures(session));
        return more;
    }

    /** What the party takes to the next chapter of its campaign (CAMP-2). */
    private static List<String> kept(Game game) {
        Catalog catalog = game.setting().box().catalog();
        return PackingUp.sheet(game).map(sheet -> {
            List<String> lines = new ArrayList<>();
            game.setting().box().heroes().forEach(hero -> {
                CampaignSheet.HeroSheet owned = sheet.of(hero.id());
                lines.add(hero.name() + " knows " + names(catalog, owned.abilities())
                        + (owned.cards().isEmpty() ? " and keeps no card." : " and keeps " + names(catalog, owned.cards()) + "."));
            });
            sheet.achievements().forEach(id -> lines
                    .add("The story remembers: " + Optional.ofNullable(catalog.marks().get(id)).map(Entry::name).orElse(id) + "."));
            return lines;
        }).orElse(List.of("Nothing goes on from here: the chapter is to be tried again, as it began."));
    }

    private static String names(Catalog catalog, List<String> cards) {
        return cards.isEmpty() ? "nothing" : String.join(", ",
                cards.stream().map(id -> Optional.ofNullable(catalog.cards().get(id)).map(Entry::name).orElse(id)).toList());
    }

    /** The length of the game, and the seed for playing it again. */
    private static List<String> figures(Session session) {
        Draft table = Draft.of(session.game().state().table());
        List<String> figures = new ArrayList<>(List.of(table.get(Clock.ROUND) + " rounds, page " + table.get(Clock.PAGE) + " of "
                + table.get(Clock.END_PAGE) + ", " + decisions(session.game()) + " decisions."));
        session.company().rolls().or(() -> session.company().draws())
                .ifPresent(seed -> figures.add("The seed of this game was " + seed + "."));
        return figures;
    }

    /** The number of decisions by players, without dice and draws. */
    private static long decisions(Game game) {
        return game.journal().stream().filter(given -> !given.seat().equals(Seat.FATE.name())).count();
    }
}
