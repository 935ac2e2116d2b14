package mystics.phase.chapter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.Chapter;
import mystics.content.EncounterCard;
import mystics.content.SetupRefused;
import mystics.phase.Notes;
import mystics.phase.card.Cards;
import mystics.phase.chapter.story.ReadOn;
import mystics.phase.chapter.story.Story;
import mystics.phase.encounter.Arrival;
import mystics.phase.encounter.ArrivalWhy;
import mystics.phase.roster.Roster;
import mystics.phase.round.Round;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;
import mystics.table.FigureState;
import mystics.table.Zone;

/** Sets up a chapter (SETUP-1 to SETUP-9). The story is told before anybody is asked for a place: it says what the places are for. */
public record BeginChapter() implements Step {
    private static final Sentence DECK = Sentence.of("Cards of the encounter deck");

    @Override
    public void perform(Scene scene) {
        Chapter chapter = scene.box().chapter();
        scene.draft().set(Clock.PAGE, 1);
        scene.draft().set(Clock.END_PAGE, chapter.endPage());
        setAside(scene);
        for (int hero = scene.box().partySize(); hero < scene.box().heroCount(); hero++) {
            scene.draft().takeOff(hero, FigureState.RESERVE);
        }
        CampaignBaggage.leave(scene);
        if (chapter.storyOnly()) {
            read(scene);
            return;
        }
        deal(scene);
        CampaignBaggage.bring(scene);
        buildEncounterDeck(scene, chapter);
        scene.next(new Round());
        Story.when(scene, "start");
        List<RoomInPlay> starts = StartingPlaces.place(scene);
        starts.stream().skip(1).forEach(start -> start.getHeroes().stream().findFirst()
                .ifPresent(hero -> Story.entered(scene, start, hero)));
        starts.forEach(start -> open(scene, start));
        if (scene.draft().trackLength() == 0) {
            Arrival.establish(scene, starts.get(0), Map.of(), ArrivalWhy.SETUP, Arrival.Ambush.NONE);
        }
        scene.happened(new ChapterBegins());
    }

    /** Opens a room in which heroes begin. The room counts as explored, and the minions of its set-up are placed. */
    private static void open(Scene scene, RoomInPlay start) {
        Notes.set(scene, Notes.EXPLORED, start.holder(), 1);
        scene.box().chapter().setup().stream().filter(minions -> minions.room().equals(start.key()))
                .forEach(minions -> Arrival.establish(scene, start, minions.minions(), ArrivalWhy.SETUP, Arrival.Ambush.NONE));
    }

    /**
     * Begins a chapter without a board. Heroes have no gear in a chapter without a board. They have the abilities that they own, and
     * questions in the chapter may give them more abilities.
     */
    private static void read(Scene scene) {
        for (Figure hero : scene.party()) {
            CampaignBaggage.abilities(scene, hero).forEach(ability -> learn(scene, hero, ability));
        }
        scene.next(new EndOfReading());
        scene.next(new ReadOn("start", "", ""));
        scene.happened(new ChapterBegins());
    }

    /** Sets story cards aside unless the chapter names them. */
    private static void setAside(Scene scene) {
        for (int card = 0; card < scene.box().cardCount(); card++) {
            if (scene.box().card(card) instanceof Card facts && facts.story() && facts.type() != CardType.ABILITY
                    && !isNamed(scene, facts)) {
                scene.draft().lay(card, Zone.ASIDE);
            }
        }
    }

    private static boolean isNamed(Scene scene, Card card) {
        return scene.box().chapter().searches().stream().anyMatch(search -> search.finds().equals(card.id()));
    }

    /**
     * Each hero gets its starting equipment, equipped, and an ability card whose requirement it meets (SETUP-3). Ability cards that the
     * hero already owns are dealt first.
     */
    private static void deal(Scene scene) {
        for (Figure hero : Roster.all(scene)) {
            for (String gear : hero.heroCard().gear()) {
                scene.draft().give(inDeck(scene, gear, hero).getNumber(), Zone.EQUIPPED, hero.slot());
            }
            CampaignBaggage.abilities(scene, hero).forEach(ability -> learn(scene, hero, ability));
        }
        scene.party().stream().filter(hero -> hero.getAbilities().isEmpty()).forEach(hero -> {
            String wanted = scene.box().setup().party().get(hero.slot()).ability();
            String own = hero.heroCard().ability();
            learn(scene, hero, !wanted.isEmpty() ? wanted : own.isEmpty() ? suggested(scene, hero) : own);
        });
        Roster.reserve(scene).stream().filter(hero -> hero.getAbilities().isEmpty())
                .forEach(hero -> learn(scene, hero, suggested(scene, hero)));
    }

    /** The ability suggested for a hero, or another ability that the hero may have (RESERVE-1). */
    private static String suggested(Scene scene, Figure hero) {
        List<CardInPlay> free = Cards.abilities(scene).stream().filter(card -> Cards.meets(hero, card.facts())).toList();
        return free.stream().map(CardInPlay::getId).filter(hero.heroCard().ability()::equals).findFirst()
                .or(() -> free.stream().map(CardInPlay::getId).findFirst()).orElse(hero.heroCard().ability());
    }

    private static void learn(Scene scene, Figure hero, String id) {
        CardInPlay ability = inDeck(scene, id, hero);
        if (!Cards.meets(hero, ability.facts())) {
            throw new SetupRefused("{hero} cannot start with {card}: it needs {need} (SETUP-3).", "hero", hero, "card", ability, "need",
                    ability.facts().need().words());
        }
        scene.draft().give(ability.getNumber(), Zone.ABILITY, hero.slot());
    }

    private static CardInPlay inDeck(Scene scene, String id, Figure hero) {
        for (int card = 0; card < scene.box().cardCount(); card++) {
            if (scene.box().card(card).id().equals(id) && scene.draft().zone(card) == Zone.DECK) {
                return scene.card(card);
            }
        }
        throw new SetupRefused("There is no card '{id}' left for {hero} (SETUP-3).", "id", id, "hero", hero);
    }

    /** Draws a number of cards of each difficulty unseen (SETUP-7). Cards that are not drawn are not used in this chapter. */
    private static void buildEncounterDeck(Scene scene, Chapter chapter) {
        Map<String, List<CardInPlay>> byDifficulty = new java.util.LinkedHashMap<>();
        for (int card = 0; card < scene.box().cardCount(); card++) {
            if (scene.box().cardType(card) == CardType.ENCOUNTER) {
                byDifficulty.computeIfAbsent(((EncounterCard) scene.box().card(card)).difficulty(), d -> new ArrayList<>())
                        .add(scene.card(card));
                scene.draft().lay(card, Zone.GONE);
            }
        }
        chapter.encounters().forEach((difficulty, number) -> {
            List<CardInPlay> cards = new ArrayList<>(byDifficulty.getOrDefault(difficulty, List.of()));
            for (int i = 0; i < number && !cards.isEmpty(); i++) {
                CardInPlay card = number >= cards.size() + i ? cards.get(0) : scene.draw(Purpose.ENCOUNTER, DECK, cards);
                cards.remove(card);
                scene.draft().lay(card.getNumber(), Zone.DECK);
            }
        });
    }
}
