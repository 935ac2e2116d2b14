package mystics.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.content.Box;
import mystics.content.CampaignSheet;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.content.MarkKind;
import mystics.phase.chapter.PackingUp;
import mystics.play.Game;
import mystics.play.Session;
import mystics.rules.Called;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Outcome;

/** The text of the last page of a chapter. */
public final class Ending {
    private Ending() {
    }

    /** The outcome of a chapter that is over, in a sentence. */
    public static Sentence how(Game game) {
        if (game.setting().box().chapter().storyOnly()) {
            return Sentence.of("The chapter has been read.");
        }
        if (endsBook(game)) {
            return Sentence.of("The chapter is won, and the story of your mice is told to its end.");
        }
        return Sentence.of(switch (game.outcome()) {
            case WON -> "The chapter is won.";
            case LOST_TIME -> "The chapter is lost: the sand has run out.";
            case LOST_CAPTURED -> "The chapter is lost: nobody is free.";
            default -> "The chapter is lost.";
        });
    }

    /** Whether the last chapter of the book has been won in a campaign. */
    public static boolean endsBook(Game game) {
        Box box = game.setting().box();
        return game.outcome() == Outcome.WON && box.setup().campaign().isPresent() && !box.chapter().isLesson()
                && box.catalog().following(box.chapter()).isEmpty();
    }

    /** Further lines about a finished chapter: what the mice keep in a campaign and how long the game took. */
    public static List<Sentence> more(Session session) {
        return Stream.concat(kept(session, List.of()).stream(), figures(session).stream()).toList();
    }

    /**
     * What the mice keep in a campaign; empty for a single game.
     *
     * @param shown the new marks that the page shows elsewhere, so that they are not named again
     */
    public static List<Sentence> kept(Session session, List<MarkKind> shown) {
        List<String> known = shown.stream().map(MarkKind::id).toList();
        return session.game().setting().box().setup().campaign().isPresent() ? kept(session.game(), known) : List.of();
    }

    /** The things that the party takes to the next chapter of its campaign (CAMP-2). */
    private static List<Sentence> kept(Game game, List<String> shown) {
        Catalog catalog = game.setting().box().catalog();
        return PackingUp.sheet(game).map(sheet -> {
            List<Sentence> lines = new ArrayList<>();
            CampaignWords words = new CampaignWords(catalog);
            game.setting().box().heroes().forEach(hero -> words.owned(hero.id(), sheet.of(hero.id())).ifPresent(lines::add));
            Map<String, Integer> before = game.setting().box().setup().campaign().map(CampaignSheet::marks).orElse(Map.of());
            Predicate<String> fresh = id -> !sheet.marks().get(id).equals(before.get(id)) && !shown.contains(id);
            sheet.marks().keySet().stream().filter(fresh.and(id -> !about(catalog, id).isEmpty()))
                    .forEach(id -> lines.add(Sentence.of("New in the story: {what}. {about}", "what",
                            named(catalog, id, sheet.marks().get(id)), "about", about(catalog, id))));
            remembered("New in the story: {what}.", catalog, sheet, fresh.and(id -> about(catalog, id).isEmpty())).ifPresent(lines::add);
            remembered("The story still remembers: {what}.", catalog, sheet, id -> sheet.marks().get(id).equals(before.get(id)))
                    .ifPresent(lines::add);
            return lines;
        }).orElse(List.of(Sentence.of("Nothing goes on from here: the chapter is to be tried again, as it began.")));
    }

    private static Optional<Sentence> remembered(String sentence, Catalog catalog, CampaignSheet sheet, Predicate<String> which) {
        List<Object> names = sheet.marks().keySet().stream().filter(which).<Object>map(id -> named(catalog, id, sheet.marks().get(id)))
                .toList();
        return names.isEmpty() ? Optional.empty() : Optional.of(Sentence.of(sentence, "what", names));
    }

    /** What a mark says of itself, on one line; empty if it says nothing. */
    private static String about(Catalog catalog, String id) {
        return Optional.ofNullable(catalog.marks().get(id)).map(MarkKind::text).orElse("").strip().replaceAll("\\s+", " ");
    }

    private static Object named(Catalog catalog, String id, int number) {
        Object name = Optional.<Entry>ofNullable(catalog.marks().get(id)).<Object>map(Called::by).orElse(id);
        return number == 1 ? name : Sentence.of("{what} ({n})", "what", name, "n", number);
    }

    /** The length of the game, and the seed for playing it again; empty for a chapter without a board. */
    public static List<Sentence> figures(Session session) {
        if (session.game().setting().box().chapter().storyOnly()) return List.of();
        Draft table = Draft.of(session.game().state().table());
        Sentence length = Sentence.of("{n} {n|round|rounds}, page {page} of {end}, {d} {d|decision|decisions}.", "n",
                table.get(Clock.ROUND), "page", table.get(Clock.PAGE), "end", table.get(Clock.END_PAGE), "d", decisions(session.game()));
        List<Sentence> figures = new ArrayList<>(List.of(length));
        session.company().rolls().or(() -> session.company().draws())
                .ifPresent(seed -> figures.add(Sentence.of("The seed of this game was {seed}.", "seed", seed)));
        return figures;
    }

    /** The number of decisions by players, without dice and draws. */
    private static long decisions(Game game) {
        return game.journal().stream().filter(given -> !given.seat().equals(Seat.FATE.name())).count();
    }
}
