package mystics.trial;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import mystics.choice.Answer;
import mystics.choice.Question;
import mystics.choice.SeededFate;
import mystics.mod.finding.Nearest;
import mystics.phase.chapter.BeginChapter;
import mystics.phase.minion.MinionTurnStep;
import mystics.phase.round.EndTurn;
import mystics.phase.round.Round;
import mystics.phase.turn.HeroActs;
import mystics.phase.turn.HeroTurnStep;
import mystics.play.Agenda;
import mystics.play.Game;
import mystics.play.Journal;
import mystics.play.Seating;
import mystics.play.Setting;
import mystics.play.State;
import mystics.rules.Line;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Holder;

/**
 * One trial of the rules: it sets the table, gives the dice, answers questions and inspects the result. Dice show the faces set with
 * {@link #dice}. A draw gives the option with the next key set with {@link #draws}, or the first option if no option has this key. All
 * other questions are answered with {@link #answer}. Only specs use this class; it is not thread-safe.
 */
public final class Trial {
    private final Setting setting;
    private final Deque<Integer> faces = new ArrayDeque<>();
    private final Deque<String> keys = new ArrayDeque<>();
    private Game game;

    /** A trial whose chapter is set up. All minions are removed, and the track is in the order of the party. */
    public Trial(Setting setting) {
        this.setting = setting;
        Game begun = Game.begin(setting, Seating.people(new SeededFate(1)), List.of(new BeginChapter()));
        while (begun.question().isPresent() && begun.state().journal().size() == 0 && begun.state().log().size() == 0) {
            begun = begun.answer(new Answer(((Question.Choice) begun.question().orElseThrow()).options().get(0).key()));
        }
        this.game = begun;
        set(table -> table.clear());
    }

    /** Changes the table by hand. */
    public Trial set(Consumer<TrialTable> changes) {
        Draft draft = Draft.of(game.state().table());
        changes.accept(new TrialTable(setting, draft));
        restart(draft, List.of());
        return this;
    }

    private void restart(Draft draft, List<? extends Step> steps) {
        State state = new State(draft.freeze(), Agenda.of(steps), game.state().thrown(), Journal.empty(), Journal.empty());
        game = Game.resume(setting, Seating.nobody(), state, List.of());
        settle();
    }

    /** Begins a hero's turn, including the roll of the movement die. */
    public Trial turn(String card) {
        int kind = setting.box().kindNumber(card);
        Draft draft = Draft.of(game.state().table());
        draft.set(Clock.TURN, kind + 1);
        draft.set(Clock.TURNS_TAKEN, draft.trackPlace(kind) + 1);
        Step turn = kind < setting.box().heroCount() ? new HeroTurnStep(kind) : new MinionTurnStep(kind);
        restart(draft, List.of(turn, new EndTurn(kind)));
        return this;
    }

    /** Puts a hero in the middle of a turn, with this much movement and one action. */
    public Trial acting(String hero, int movement) {
        int kind = setting.box().kindNumber(hero);
        Draft draft = Draft.of(game.state().table());
        draft.set(Clock.TURN, kind + 1);
        draft.set(Clock.TURNS_TAKEN, draft.trackPlace(kind) + 1);
        draft.set(Clock.MOVEMENT, movement);
        draft.set(Clock.MOVE_STATE, 0);
        draft.set(Clock.ACTIONS, 1);
        draft.set(Clock.USED, 0);
        draft.set(Clock.TURN_OVER, 0);
        restart(draft, List.of(new HeroActs(kind), new EndTurn(kind)));
        return this;
    }

    /** Begins the chapter with its set-up. Everything that was set on the table before is lost. */
    public Trial chapter() {
        game = Game.begin(setting, Seating.nobody(), List.of(new BeginChapter()));
        settle();
        return this;
    }

    /** Begins a new round. */
    public Trial round() {
        restart(Draft.of(game.state().table()), List.of(new Round()));
        return this;
    }

    /** Performs a step. */
    public Trial step(Step step) {
        restart(Draft.of(game.state().table()), List.of(step));
        return this;
    }

    /** Sets the faces of the next dice, 1 to 6 each. */
    public Trial dice(int... next) {
        for (int face : next) {
            faces.add(face);
        }
        settle();
        return this;
    }

    /** Sets the keys of the options that the next draws give. */
    public Trial draws(String... next) {
        keys.addAll(List.of(next));
        return this;
    }

    /** Answers the open question, and then the rolls and draws whose results have been given. */
    public Trial answer(String key) {
        game = game.answer(new Answer(key));
        settle();
        return this;
    }

    private void settle() {
        while (game.question().isPresent()) {
            Question open = game.question().get();
            if (open instanceof Question.Roll roll && faces.size() >= roll.dice()) {
                List<String> thrown = new ArrayList<>();
                for (int i = 0; i < roll.dice(); i++) {
                    thrown.add(String.valueOf(faces.poll()));
                }
                game = game.answer(new Answer(String.join(" ", thrown)));
            } else if (open instanceof Question.Draw draw) {
                boolean given = !keys.isEmpty() && draw.options().stream().anyMatch(option -> option.key().equals(keys.peek()));
                game = game.answer(new Answer(given ? keys.poll() : draw.options().get(0).key()));
            } else {
                return;
            }
        }
    }

    /** The current state of the game. */
    public Game game() {
        return game;
    }

    /** Whether all given dice have been used. */
    public boolean noDiceLeft() {
        return faces.isEmpty();
    }

    /** The open question as a text such as {@code pip: What does Pip do?}; empty when no question is open. */
    public String getAsked() {
        return game.question().map(question -> question.seat().name() + ": " + question.prompt()).orElse("");
    }

    /** Whether the open question interrupts a deed, which is completed only after the answer. */
    public boolean waitsInside() {
        return !game.given().isEmpty() && game.question().isPresent();
    }

    /** The keys of the options of the open question. */
    public List<String> getOptions() {
        return game.question().filter(Question.Choice.class::isInstance).map(question -> ((Question.Choice) question).options().stream()
                .map(option -> option.key()).collect(Collectors.toList())).orElse(List.of());
    }

    /** The log as text, one line for each entry with its cause. */
    public List<String> getLog() {
        return game.log().stream().map(Line::toString).toList();
    }

    /** Inspects the table at the open question, even in the middle of a step. */
    public <T> T look(Function<Scene, T> looking) {
        return game.lookNow(looking);
    }

    /** The state of a figure. */
    public TrialFigure figure(String key) {
        return look(scene -> TrialFigure.of(scene, slot(key)));
    }

    private int slot(String figure) {
        return known("figure", setting.box().layout().figures(), figure);
    }

    private static int known(String what, List<String> all, String key) {
        int number = all.indexOf(key);
        if (number < 0) {
            throw new IllegalArgumentException("There is no " + what + " '" + key + "'. " + Nearest.advice(key, all));
        }
        return number;
    }

    /** The value of a mark on a figure. */
    public int markOn(String figure, String mark) {
        boolean onCard = List.of("card", "hero").contains(setting.box().mark(setting.box().markNumber(mark)).on());
        return onCard
                ? look(scene -> scene.draft().marks().get(setting.box().markNumber(mark), Holder.kind(setting.box().kindNumber(figure))))
                : look(scene -> scene.figure(slot(figure)).count(mark));
    }

    /** The spaces of the figures of a minion card, sorted; a space appears once for each figure on it. */
    public List<String> spacesOf(String minion) {
        int kind = setting.box().kindNumber(minion);
        return look(scene -> scene.carded().stream().filter(figure -> figure.getKindNumber() == kind)
                .map(figure -> figure.getSpace().key())
                .sorted().toList());
    }

    /** The spaces of the figures of a minion card with their rooms: {@code cellar/b2}. */
    public List<String> placesOf(String minion) {
        int kind = setting.box().kindNumber(minion);
        return look(scene -> scene.carded().stream().filter(figure -> figure.getKindNumber() == kind)
                .map(figure -> figure.getRoom().key() + "/" + figure.getSpace().key()).sorted().toList());
    }

    /** The value of a mark on a space of a room. */
    public int mark(String room, String space, String mark) {
        return look(scene -> scene.room(setting.box().roomNumber(room)).space(space).count(mark));
    }

    /** The value of a mark on a room. */
    public int mark(String room, String mark) {
        return look(scene -> scene.draft().marks().get(setting.box().markNumber(mark), Holder.room(setting.box().roomNumber(room))));
    }

    /** The value of a note on the table itself. */
    public int note(String mark) {
        return look(scene -> scene.draft().marks().get(setting.box().markNumber(mark), Holder.TABLE));
    }

    /** A number of the table by its name in {@link Clock}, such as PAGE, WHEEL or END_PAGE. */
    public int get(String clock) {
        return Draft.of(game.open().table()).get(Clock.valueOf(clock));
    }

    /** The zone of a card and the hero who holds it, such as {@code PACK pip} or {@code DECK}. */
    public String card(String key) {
        Draft draft = Draft.of(game.open().table());
        int card = known("card", setting.box().layout().cards(), key);
        int holder = draft.holderOf(card);
        return draft.zone(card) + (holder < 0 ? "" : " " + setting.box().layout().figures().get(holder));
    }

    /** The cards of the track, top first. */
    public List<String> getTrack() {
        Draft draft = Draft.of(game.open().table());
        List<String> cards = new ArrayList<>();
        for (int place = 0; place < draft.trackLength(); place++) {
            cards.add(setting.box().layout().kinds().get(draft.trackAt(place)));
        }
        return cards;
    }

    /** The reasons why the acting hero cannot do the deeds that are not offered. */
    public List<Refusal> whyNot(Function<Scene, List<Refusal>> asking) {
        return look(asking);
    }
}
