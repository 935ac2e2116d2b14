package mystics.phase.chapter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import mystics.choice.Option;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.content.CampaignSheet;
import mystics.content.CampaignSheet.HeroSheet;
import mystics.content.MarkKind;
import mystics.phase.Notes;
import mystics.phase.chapter.story.Memory;
import mystics.phase.roster.Roster;
import mystics.play.Game;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Holder;
import mystics.table.Outcome;
import mystics.table.Zone;

/**
 * The end of a chapter in a campaign. A lost chapter is tried again or left behind (END-2), and each hero chooses which cards it keeps
 * (CAMP-2).
 */
public final class PackingUp {
    /** The question which card a hero keeps. */
    public static final String KEEPS = "What does {hero} keep for the next chapter?";
    private static final Option AGAIN = Option.of("again", "Try the chapter again");
    private static final Option ON = Option.of("on", "Go on to another chapter");

    private PackingUp() {
    }

    /** Asks the questions between two chapters. Asks nothing if the chapter is not part of a campaign. */
    static void after(Scene scene, Outcome outcome) {
        if (scene.box().setup().campaign().isEmpty()) {
            return;
        }
        if (outcome != Outcome.WON
                && scene.choose(Seat.PARTY, Sentence.of("The chapter is lost. What now?"), List.of(AGAIN, ON)) == AGAIN) {
            scene.tell("END-2", "The party will try the chapter again, as it set out");
            return;
        }
        Roster.played(scene).forEach(hero -> keep(scene, hero));
        Notes.set(scene, Notes.PACKED_UP, Holder.TABLE, 1);
    }

    private static void keep(Scene scene, Figure hero) {
        List<CardInPlay> left = keepable(scene, hero);
        List<CardInPlay> kept = new ArrayList<>();
        int most = left.isEmpty() && MissedCards.of(scene, hero).isEmpty() ? 0 : scene.ask(new CardsKept(hero)).cards.getDice();
        while (kept.size() < most && left.size() > most - kept.size()) {
            CardInPlay card = scene.choose(hero.seat(), Sentence.of(KEEPS, "hero", hero), left);
            left.remove(card);
            kept.add(card);
        }
        if (kept.size() < most) {
            kept.addAll(left);
            left = List.of();
        }
        left.forEach(card -> scene.draft().lay(card.getNumber(), Zone.DECK));
        kept.forEach(card -> scene.tell("CAMP-2", "{hero} keeps {card}", "hero", hero, "card", card));
        MissedCards.trim(scene, hero, most - kept.size());
    }

    /** The cards that a hero has beyond the starting equipment of the party; each copy counts separately (RUL-91). */
    private static List<CardInPlay> keepable(Scene scene, Figure hero) {
        List<CardInPlay> had = had(hero);
        for (Figure owner : Roster.played(scene)) {
            for (String gear : owner.heroCard().gear()) {
                boolean spare = !owner.equals(hero) && had(owner).stream().anyMatch(card -> card.getId().equals(gear));
                if (!spare) {
                    had.stream().filter(card -> card.getId().equals(gear)).findFirst().ifPresent(had::remove);
                }
            }
        }
        return had;
    }

    private static List<CardInPlay> had(Figure hero) {
        List<CardInPlay> had = new ArrayList<>(hero.getEquipped());
        had.addAll(hero.getPack());
        had.addAll(hero.getTricks());
        return had;
    }

    /**
     * The campaign sheet after a chapter; empty if the chapter is not over, will be tried again, or is not part of a campaign. A lost
     * chapter adds no mark to the sheet, and cards that were spent in that chapter are gone.
     */
    public static Optional<CampaignSheet> sheet(Game game) {
        return game.look(PackingUp::sheet);
    }

    /** Like {@link #sheet(Game)}, but during the run of a step. */
    public static Optional<CampaignSheet> sheet(Scene scene) {
        return scene.box().setup().campaign().filter(before -> Notes.get(scene, Notes.PACKED_UP, Holder.TABLE) != 0)
                .map(before -> sheet(scene, before));
    }

    private static CampaignSheet sheet(Scene scene, CampaignSheet before) {
        Map<String, HeroSheet> heroes = new TreeMap<>(before.heroes());
        for (Figure hero : Roster.played(scene)) {
            HeroSheet owned = before.of(hero.key());
            List<String> cards = scene.box().chapter().storyOnly() ? owned.cards() : kept(scene, hero);
            heroes.put(hero.key(), new HeroSheet(ids(hero.getAbilities()), cards, Memory.keeps(scene, hero),
                    marks(scene, Holder.kind(hero.getKindNumber()), owned.marks())));
        }
        return new CampaignSheet(marks(scene, Holder.TABLE, before.marks()), heroes, before.chapters(), before.told())
                .after(scene.box().chapter().id(), scene.draft().outcome() == Outcome.WON, Memory.read(scene));
    }

    private static List<String> kept(Scene scene, Figure hero) {
        List<String> cards = new ArrayList<>(ids(keepable(scene, hero)));
        cards.addAll(MissedCards.of(scene, hero));
        return List.copyOf(cards);
    }

    /** The marks of a holder that last for the campaign. Marks of mods that are not loaded stay unchanged. */
    private static Map<String, Integer> marks(Scene scene, int holder, Map<String, Integer> before) {
        Map<String, Integer> marks = new TreeMap<>(before);
        for (MarkKind mark : scene.box().catalog().marks().values()) {
            if (mark.kept()) {
                int now = Notes.get(scene, mark.id(), holder);
                int most = scene.draft().outcome() == Outcome.WON ? now : Math.min(now, before.getOrDefault(mark.id(), 0));
                marks.put(mark.id(), most);
            }
        }
        marks.values().removeIf(number -> number == 0);
        return marks;
    }

    /**
     * The campaign sheet of a party that tries a lost chapter again: the last sheet, with this try and the passages that were read (END-2).
     */
    public static CampaignSheet again(Game game, CampaignSheet before) {
        return game.look(scene -> before.after(scene.box().chapter().id(), false, Memory.read(scene)));
    }

    private static List<String> ids(List<CardInPlay> cards) {
        return cards.stream().map(CardInPlay::getId).toList();
    }
}
