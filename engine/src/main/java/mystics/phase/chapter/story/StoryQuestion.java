package mystics.phase.chapter.story;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Option;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.content.Crossroads;
import mystics.content.Crossroads.By;
import mystics.content.Crossroads.Way;
import mystics.content.Passage;
import mystics.phase.Marks;
import mystics.phase.Notes;
import mystics.phase.card.Cards;
import mystics.rules.AbilityWords;
import mystics.rules.CardInPlay;
import mystics.rules.Decision;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Holder;
import mystics.table.Zone;

/**
 * The question of a passage (STORY-2). If each hero is asked, this step is repeated for the next hero.
 *
 * @param passage the id of the passage
 * @param hero the hero who is asked, or whose deed the passage describes
 */
public record StoryQuestion(String passage, int hero) implements Decision<Option> {

    /** Asks the first question of a passage; does nothing if there is nobody to ask. */
    static Optional<StoryQuestion> of(Passage passage, Crossroads choice, Cast cast) {
        Optional<Figure> first = choice.by() == By.EACH ? asked(passage, cast, -1) : cast.hero("mover");
        return first.map(hero -> new StoryQuestion(passage.id(), hero.slot()));
    }

    /** The next hero to be asked; that hero must be present, and must be in the party or safe. */
    private static Optional<Figure> asked(Passage passage, Cast cast, int after) {
        return cast.there(passage.everywhere()).stream().filter(hero -> hero.isSafe() || cast.scene().party().contains(hero))
                .filter(hero -> hero.slot() > after).min(Comparator.comparing(Figure::slot));
    }

    @Override
    public Asked<Option> asks(Scene scene) {
        Figure asked = scene.figure(hero);
        Crossroads choice = choice(scene);
        Seat seat = choice.by() == By.PARTY ? Seat.PARTY : asked.seat();
        return new Asked<>(seat, Sentence.of(choice.asks(), "hero", asked), options(scene, choice, asked));
    }

    private List<Option> options(Scene scene, Crossroads choice, Figure asked) {
        if (choice.of().equals(Crossroads.ABILITIES)) {
            return isOpen(scene, choice, asked) ? abilities(scene, asked).map(card -> ability(card, asked)).toList() : List.of();
        }
        PassageConditions conditions = new PassageConditions(scene, Story.passage(scene, passage), Cast.of(scene, asked));
        return choice.options().stream().filter(way -> conditions.hold(way.condition()))
                .map(way -> Option.of(way.id(), way.says())).toList();
    }

    /**
     * Whether a hero may still choose an ability to keep. A hero may choose if it has no ability yet. A hero with one ability may choose,
     * too, if the question is for this hero alone and the hero has never been asked.
     */
    private static boolean isOpen(Scene scene, Crossroads choice, Figure asked) {
        int had = asked.getAbilities().size();
        return had == 0 || choice.by() == By.MOVER && had == 1 && !Memory.hasSaid(scene, asked);
    }

    /**
     * The abilities that the hero has, and the abilities without an owner that this hero could use (SETUP-3). Those for a first game come
     * first, and then the hero's own, so that a family can take the first of each list.
     */
    private static Stream<CardInPlay> abilities(Scene scene, Figure asked) {
        return Stream.concat(asked.getAbilities().stream(), Cards.abilities(scene).stream())
                .filter(card -> Cards.meets(asked, card.facts()))
                .sorted(Comparator.comparing((CardInPlay card) -> !card.facts().first())
                        .thenComparing(card -> !card.getId().equals(asked.heroCard().ability())));
    }

    private static Option ability(CardInPlay card, Figure asked) {
        Sentence words = Kept.words(card.facts(), asked).map(kept -> Sentence.of("{ability}: {kept}", "ability", card, "kept", kept))
                .orElseGet(() -> Sentence.of("{card}", "card", card));
        return new Option.Plain(card.key(), words, AbilityWords.rule(card.facts(), card.facts().costFor(asked.heroCard())));
    }

    @Override
    public void decided(Scene scene, Option chosen) {
        Figure asked = scene.figure(hero);
        Crossroads choice = choice(scene);
        askNext(scene, choice);
        List<String> following = new ArrayList<>(List.of(choice.then()));
        if (choice.of().equals(Crossroads.ABILITIES)) {
            abilities(scene, asked).filter(card -> card.key().equals(chosen.key())).findFirst().ifPresent(card -> {
                asked.getAbilities().forEach(lent -> scene.draft().lay(lent.getNumber(), Zone.DECK));
                scene.draft().give(card.getNumber(), Zone.ABILITY, asked.slot());
                scene.tell("SETUP-3", "{hero} starts with {card}", "hero", asked, "card", card);
            });
        } else {
            choice.options().stream().filter(way -> way.id().equals(chosen.key())).findFirst().ifPresent(way -> {
                keep(scene, way, asked);
                following.add(way.then());
            });
        }
        scene.happened(new StoryAnswered(passage, chosen.key(), asked));
        following.stream().filter(id -> !id.isEmpty()).forEach(id -> scene.next(new ReadNext(id, hero)));
    }

    private void keep(Scene scene, Way way, Figure asked) {
        if (!way.keep().isEmpty()) {
            if (choice(scene).by() == By.EACH) {
                boolean onCard = scene.box().mark(scene.box().markNumber(way.keep())).on().equals("hero");
                Notes.set(scene, way.keep(), onCard ? Holder.kind(asked.getKindNumber()) : asked.holder(), 1);
            } else {
                Marks.lay(scene, way.keep(), Holder.TABLE, 1);
            }
        }
    }

    @Override
    public void undecided(Scene scene) {
        Crossroads choice = choice(scene);
        askNext(scene, choice);
        if (choice.by() == By.MOVER && !choice.then().isEmpty()) {
            scene.next(new ReadNext(choice.then(), hero));
        }
    }

    private void askNext(Scene scene, Crossroads choice) {
        if (choice.by() == By.EACH) {
            asked(Story.passage(scene, passage), Cast.of(scene), hero)
                    .ifPresent(next -> scene.next(new StoryQuestion(passage, next.slot())));
        }
    }

    private Crossroads choice(Scene scene) {
        return Story.passage(scene, passage).choice().orElseThrow();
    }
}
