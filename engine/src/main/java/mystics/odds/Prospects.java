package mystics.odds;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import mystics.choice.Option;
import mystics.content.GoalProgress;
import mystics.content.HeroCard;
import mystics.phase.Notes;
import mystics.phase.chapter.story.Victory;
import mystics.play.Game;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Holder;

/**
 * The prospects of options in a hero's turn: attacks, searches, recoveries, and moves that may be stopped; abilities and items with a
 * single possible target; the deeds that a goal asks for; and the choice of one minion among several.
 */
final class Prospects {
    /** The verb before the chance of a deed that brings a goal nearer. */
    static final String DEED = "succeeds";

    private Prospects() {
    }

    /** The prospect of an option, if dice may decide its outcome. */
    static Optional<Prospect> of(Game game, Option option) {
        if (option instanceof Figure figure) {
            return Optional.of(figure).filter(Figure::isMinion).map(target -> battle(game, target.slot(), "is defeated:", "is wounded:"));
        }
        String[] parts = option.key().split(":");
        int hero = asked(game);
        if (hero < 0 || hero >= game.setting().box().heroCount()) {
            return Optional.empty();
        }
        return switch (parts[0]) {
            case "battle" -> target(game, parts[parts.length - 1]).map(target -> battle(game, target));
            case "search" -> Optional.of(search(game, hero));
            case "recover" -> Optional.of(recover(game, hero, parts[1]));
            case "ability", "use" -> OnlyTarget.of(game, option).map(target -> battle(game, target));
            case "move" -> Optional.of(move(game, hero, parts[1]));
            default -> deed(game, parts[parts.length - 1]);
        };
    }

    /** The slot of the hero who is asked, perhaps during another hero's turn; otherwise the hero whose turn it is. */
    private static int asked(Game game) {
        String seat = game.question().map(question -> question.seat().name()).orElse("");
        List<HeroCard> heroes = game.setting().box().heroes();
        return IntStream.range(0, heroes.size()).filter(slot -> heroes.get(slot).id().equals(seat)).findFirst()
                .orElseGet(() -> Draft.of(game.state().table()).get(Clock.TURN) - 1);
    }

    private record Asked(String verb, Function<Scene, Optional<Prospect.Outcome>> settling,
            Function<Scene, Prospect.Outcome> ending) implements Prospect {
        @Override
        public Optional<Outcome> settled(Scene scene) {
            return settling.apply(scene);
        }

        @Override
        public Outcome ended(Scene scene) {
            return ending.apply(scene);
        }
    }

    private static Prospect.Outcome wished(String text) {
        return new Prospect.Outcome(text, true);
    }

    private static Prospect.Outcome other(String text) {
        return new Prospect.Outcome(text, false);
    }

    private static Optional<Integer> target(Game game, String figure) {
        return Optional.of(game.setting().box().layout().figures().indexOf(figure)).filter(slot -> slot >= 0);
    }

    /**
     * The outcome is settled when the target is gone; otherwise the wounds are counted after the attack. For a target with one life left,
     * only its defeat is counted, not wounds.
     */
    private static Prospect battle(Game game, int target) {
        return battle(game, target, "defeats", "wounds");
    }

    private static Prospect battle(Game game, int target, String defeats, String wounds) {
        int life = game.lookNow(scene -> lifeLeft(scene, target));
        Prospect.Outcome defeated = wished("defeated");
        return new Asked(life == 1 ? defeats : wounds, scene -> lifeLeft(scene, target) == 0 ? Optional.of(defeated) : Optional.empty(),
                scene -> {
                    int taken = life - lifeLeft(scene, target);
                    return taken == life ? defeated
                            : taken > 0 ? wished(taken == 1 ? "1 wound" : taken + " wounds") : other("no wound");
                });
    }

    /**
     * The wounds a figure can still take. For a boss with several cards, the wounds that all its cards can take are added up (BATTLE-8).
     */
    static int lifeLeft(Scene scene, int slot) {
        Figure figure = scene.figure(slot);
        if (!figure.isActive()) {
            return 0;
        }
        if (figure.isHero() || figure.minionCard().of().isEmpty()) {
            return figure.getLife() - figure.getWounds();
        }
        return scene.box().bossCards(figure.minionCard().of()).stream().filter(card -> scene.draft().trackPlace(card) >= 0)
                .mapToInt(card -> scene.box().minion(card).life() - Notes.get(scene, Notes.CARD_WOUNDS, Holder.kind(card))).sum();
    }

    private static Prospect search(Game game, int hero) {
        int room = Draft.of(game.state().table()).room(hero);
        Prospect.Outcome found = wished("finds a card");
        Function<Scene, Optional<Prospect.Outcome>> settling = scene -> (Notes.get(scene, Notes.SEARCHED, Holder.room(room)) >> hero
                & 1) != 0 ? Optional.of(found) : Optional.empty();
        return new Asked("finds", settling, scene -> settling.apply(scene).orElse(other("finds nothing")));
    }

    private static Prospect recover(Game game, int hero, String mark) {
        int before = game.look(scene -> Notes.get(scene, mark, Holder.figure(hero)));
        return new Asked("recovers", scene -> Optional.empty(),
                scene -> Notes.get(scene, mark, Holder.figure(hero)) < before ? wished("recovers") : other("stays as it is"));
    }

    /** The prospect of a deed that an open goal asks for: whether the deed brings a goal nearer. */
    private static Optional<Prospect> deed(Game game, String deed) {
        int before = game.lookNow(Prospects::reached);
        boolean asked = game.lookNow(scene -> Victory.progress(scene).stream().filter(goal -> goal.open() && !goal.reached())
                .anyMatch(goal -> goal.goal().hint().filter(hint -> hint.deed().equals(deed)).isPresent()));
        return asked ? Optional.of(new Asked(DEED, scene -> Optional.empty(),
                scene -> reached(scene) > before ? wished(DEED) : other("fails"))) : Optional.empty();
    }

    /** How far all goals have been brought. */
    private static int reached(Scene scene) {
        return Victory.progress(scene).stream().mapToInt(GoalProgress::have).sum();
    }

    /** The end of a move: at its destination, on the way, or with the hero captured. */
    private static Prospect move(Game game, int hero, String to) {
        int wounds = Draft.of(game.state().table()).wounds(hero);
        return new Asked("gets there", scene -> scene.draft().onBoard(hero) ? Optional.empty() : Optional.of(other("captured")), scene -> {
            Figure mover = scene.figure(hero);
            if (!mover.isActive()) {
                return other("captured");
            }
            boolean hurt = mover.getWounds() > wounds;
            boolean there = mover.getSpace().key().equals(to);
            return there && !hurt ? wished("gets there")
                    : other((there ? "gets there" : "ends on " + mover.getSpace()) + (hurt ? ", hurt" : ""));
        });
    }
}
