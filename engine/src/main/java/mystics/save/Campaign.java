package mystics.save;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.content.CampaignSheet;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.HeroCard;
import mystics.content.Setup;
import mystics.phase.chapter.PackingUp;
import mystics.phase.roster.Roster;
import mystics.play.Game;
import mystics.rules.Figure;
import mystics.table.Outcome;

/**
 * A campaign between two chapters: its variants, the party's possessions and achievements, and the chapters played (CAMP).
 *
 * @param variants ids of the variants for the next chapter; until the players choose, these are the variants of the last chapter
 * @param sheet the possessions and achievements of the party
 * @param played the chapters played so far, oldest first
 */
public record Campaign(Set<String> variants, CampaignSheet sheet, List<Played> played) {
    public Campaign {
        variants = java.util.Collections.unmodifiableSet(new TreeSet<>(variants));
        played = List.copyOf(played);
    }

    /** The result of a chapter: won; lost and left behind; or lost and to be played again (END-2). */
    public enum Result {
        WON, LEFT, AGAIN
    }

    /**
     * A chapter that has been played.
     *
     * @param chapter the id of the chapter
     * @param party ids of the heroes in the party
     * @param ending the {@link RecordedGame#ending} of the game, which identifies the game
     */
    public record Played(String chapter, Result result, List<String> party, String ending) {
        public Played {
            party = List.copyOf(party);
        }
    }

    /** A new campaign. */
    public static Campaign beginning(Set<String> variants) {
        return new Campaign(variants, CampaignSheet.NEW, List.of());
    }

    /** The campaign with other variants. */
    public Campaign with(Set<String> chosen) {
        return new Campaign(chosen, sheet, played);
    }

    /** Whether a game's chapter still counts in the campaign: it began from the current sheet, or it is the chapter played last. */
    public boolean counts(Game game) {
        return game.setting().box().setup().campaign().filter(this::standsAt).isPresent()
                || game.question().isEmpty() && isLast(RecordedGame.ending(game));
    }

    /**
     * Whether the sheet from which a chapter began is still the current one. Older sheets do not contain the chapters played and the
     * passages read.
     */
    public boolean standsAt(CampaignSheet begun) {
        return begun.equals(sheet) || begun.equals(sheet.belongings());
    }

    private boolean isLast(String ending) {
        return last().filter(chapter -> chapter.ending().equals(ending)).isPresent();
    }

    /**
     * The campaign after a finished chapter; it keeps the chapter's variants. If the same game is added twice, the second time changes
     * nothing.
     *
     * @throws IllegalArgumentException when the chapter is still running, or belongs to no campaign
     */
    public Campaign after(Game game) {
        Setup setup = game.setting().box().setup();
        if (game.question().isPresent() || setup.campaign().isEmpty()) {
            throw new IllegalArgumentException("A campaign goes on from a chapter of its own that is over");
        }
        String ending = RecordedGame.ending(game);
        if (isLast(ending)) {
            return this;
        }
        Optional<CampaignSheet> kept = PackingUp.sheet(game);
        Result result = game.outcome() == Outcome.WON ? Result.WON : kept.isPresent() ? Result.LEFT : Result.AGAIN;
        List<Played> all = new ArrayList<>(played);
        all.add(new Played(setup.chapter(), result, game.look(scene -> Roster.played(scene).stream().map(Figure::key).toList()), ending));
        return new Campaign(setup.variants(), kept.orElseGet(() -> PackingUp.again(game, sheet)), all);
    }

    /** The chapter played last, if any. */
    public Optional<Played> last() {
        return played.isEmpty() ? Optional.empty() : Optional.of(played.get(played.size() - 1));
    }

    /** Whether the story is told to its end: the last chapter of the book has been won, even if others were left out. */
    public boolean isTold(Catalog catalog) {
        List<Chapter> book = catalog.book();
        return !book.isEmpty() && hasWon(book.get(book.size() - 1));
    }

    /** Whether a chapter has been won. */
    public boolean hasWon(Chapter chapter) {
        return played.stream().anyMatch(past -> past.chapter().equals(chapter.id()) && past.result() == Result.WON);
    }

    /**
     * The next chapter: a lost one to be played again; or else the first chapter after the last one that has been neither won nor left
     * behind; or else the first such chapter of the book; empty when there is none, or when the story is told to its end. A chapter
     * without a board is not suggested after later ones have been played.
     */
    public Optional<Chapter> next(Catalog catalog) {
        Optional<Chapter> again = last().filter(chapter -> chapter.result() == Result.AGAIN)
                .map(chapter -> catalog.chapters().get(chapter.chapter()));
        if (again.isPresent() || isTold(catalog)) return again;
        List<Chapter> book = catalog.book();
        int begun = 1 + last().map(chapter -> book.indexOf(catalog.chapters().get(chapter.chapter()))).orElse(-1);
        return Stream.concat(book.stream().skip(begun), book.stream()).filter(chapter -> !behind(chapter, catalog)).findFirst();
    }

    private boolean behind(Chapter chapter, Catalog catalog) {
        boolean late = chapter.storyOnly() && played.stream().map(past -> catalog.chapters().get(past.chapter()))
                .anyMatch(past -> past != null && past.number() > chapter.number());
        return late || played.stream().anyMatch(past -> past.chapter().equals(chapter.id()) && past.result() != Result.AGAIN);
    }

    /**
     * The set-up in which some heroes play a chapter; any chapter may be chosen (END-2). A newcomer starts with an ability that no hero
     * owns.
     */
    public Setup setup(Catalog catalog, Chapter chapter, List<String> heroes) {
        Set<String> owned = sheet.heroes().values().stream().flatMap(hero -> hero.abilities().stream()).collect(Collectors.toSet());
        Set<String> taken = new TreeSet<>(owned);
        List<Setup.Member> members = new ArrayList<>();
        for (String hero : heroes) {
            String ability = sheet.of(hero).abilities().isEmpty() ? firstAbility(catalog, catalog.heroes().get(hero), taken) : "";
            taken.add(ability);
            members.add(new Setup.Member(hero, ability));
        }
        return new Setup(chapter.id(), members, variants, Optional.of(sheet));
    }

    /**
     * The suggested ability if it is free; otherwise the first free one that the hero can use and that is suggested for
     * no other hero.
     */
    private static String firstAbility(Catalog catalog, HeroCard hero, Set<String> taken) {
        if (!taken.contains(hero.ability())) {
            return hero.ability();
        }
        Set<String> suggested = catalog.heroes().values().stream().map(HeroCard::ability).collect(Collectors.toSet());
        return catalog.cards().values().stream().filter(card -> card.type() == CardType.ABILITY && card.need().metBy(hero))
                .map(Card::id).filter(id -> !taken.contains(id) && !suggested.contains(id)).findFirst().orElse(hero.ability());
    }
}
