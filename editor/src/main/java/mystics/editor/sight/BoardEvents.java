package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.editor.board.BoardEvent;
import mystics.editor.board.FigurePicture;
import mystics.rules.Line;

/**
 * Finds the events between two moments of a table. Blows and finds come from the log lines; all other events come from the changes in the
 * table.
 */
public final class BoardEvents {
    /** The rule number of log lines that tell of an attack. */
    static final String ATTACK = "BATTLE-2";
    private static final String DEFENCE = "BATTLE-4";
    private static final String WALK = "MINION-3";
    private static final String SURGE = "SURGE-1";
    private static final String SEARCH = "SEARCH-1";
    private final Spread before;
    private final Spread after;
    private final List<BoardEvent> events = new ArrayList<>();

    private BoardEvents(Spread before, Spread after) {
        this.before = before;
        this.after = after;
    }

    /**
     * The events between two moments; there are none if the two moments have different boards. These events do not include event cards,
     * which become interludes.
     *
     * @param cards all cards by id
     */
    public static List<BoardEvent> between(Spread before, Spread after, List<Line> told, Map<String, Card> cards) {
        BoardEvents found = new BoardEvents(before, after);
        if (before.board().bounds().equals(after.board().bounds())) {
            told.forEach(line -> found.told(line, cards));
            found.hurt();
            found.healed();
            found.marked();
            found.gone();
            found.cheese();
        }
        return List.copyOf(found.events);
    }

    /**
     * The slots of the figures that a throw concerns: the figures that are struck, followed by the attacker; if no figure is struck, the
     * figure that walks, or else the acting figure. Dice are shown beside the first figure in this list.
     */
    public static List<Integer> concerned(Spread before, Spread after, List<Line> told) {
        BoardEvents found = new BoardEvents(before, after);
        List<Integer> blow = found.named(told, List.of(ATTACK, DEFENCE), "targets", "defender", "attacker");
        List<Integer> walk = found.named(told, List.of(WALK), "minion");
        return !blow.isEmpty() ? blow : !walk.isEmpty() ? walk
                : after.board().figures().stream().filter(FigurePicture::acting).map(FigurePicture::slot).toList();
    }

    /** The slot of the figure that walks or strikes in a step; empty if no figure walks or strikes. */
    static Optional<Integer> actor(Spread after, List<Line> told) {
        return new BoardEvents(after, after).named(told, List.of(WALK, ATTACK), "minion", "attacker").stream().findFirst();
    }

    private List<Integer> named(List<Line> told, List<String> causes, String... places) {
        return Stream.of(places).flatMap(place -> told.stream().filter(line -> causes.contains(line.cause()))
                .flatMap(line -> named(line, place).stream())).distinct().toList();
    }

    /** Whether a line tells of the walk of a minion. */
    static boolean isWalk(Line line) {
        return line.cause().equals(WALK);
    }

    private void told(Line line, Map<String, Card> cards) {
        if (Told.isUse(line)) used(line);
        switch (line.cause()) {
            case ATTACK -> named(line, "attacker").stream().findFirst()
                    .ifPresent(by -> named(line, "targets").forEach(at -> events.add(new BoardEvent.Lunge(by, at))));
            case DEFENCE -> unhurt(line);
            case SURGE -> events.add(new BoardEvent.Surge());
            case SEARCH -> named(line, "hero").stream().findFirst().ifPresent(by -> Interlude.place(line, "card")
                    .flatMap(name -> cards.values().stream()
                            .filter(card -> card.type() != CardType.EVENT && card.name().equals(name)).findFirst())
                    .map(card -> new BoardEvent.Find(by, card, FoundWords.of(line, card, after.party()))).ifPresent(events::add));
            default -> { }
        }
    }

    /** Adds the use of a card. Only the last card of a step is seen, so that no name covers another. */
    private void used(Line line) {
        events.removeIf(BoardEvent.Use.class::isInstance);
        named(line, "hero").stream().findFirst().ifPresent(by -> Told.card(line)
                .ifPresent(card -> events.add(new BoardEvent.Use(by, Sentence.of("{card}", "card", card)))));
    }

    /** Whether a line tells that a blow did no harm. The log has a separate line for the dice of a defence. */
    public static boolean isHarmless(Line line) {
        return line.cause().equals(DEFENCE) && Interlude.place(line, "faces").isEmpty();
    }

    /** Adds the events of a blow that does no harm. */
    private void unhurt(Line line) {
        if (isHarmless(line)) {
            named(line, "defender").forEach(at -> events.add(
                    Told.of(line) == Told.BLOCK ? new BoardEvent.Guard(at) : new BoardEvent.Miss(at)));
        }
    }

    /** The slots of the figures that a log line names in the given place. */
    private List<Integer> named(Line line, String place) {
        Optional<String> names = Interlude.place(line, place);
        return Stream.concat(after.board().figures().stream(), before.board().figures().stream())
                .filter(figure -> names.filter(all -> holds(all, figure.name())).isPresent()).map(FigurePicture::slot).distinct().toList();
    }

    /** Whether a list of names contains exactly the given name, not just a longer name that begins with it. */
    private static boolean holds(String names, String name) {
        int at = names.indexOf(name);
        return at >= 0 && (at + name.length() == names.length() || !Character.isDigit(names.charAt(at + name.length())));
    }

    private void hurt() {
        for (FigurePicture figure : before.board().figures()) {
            Optional<FigurePicture> now = same(figure);
            int hearts = now.map(known -> known.wounds() - figure.wounds()).orElse(fell(figure) ? figure.life() - figure.wounds() : 0);
            if (hearts > 0) {
                events.add(new BoardEvent.Hurt(figure.slot(), hearts));
            }
        }
    }

    private void healed() {
        for (FigurePicture figure : before.board().figures()) {
            same(figure).filter(now -> now.wounds() < figure.wounds())
                    .ifPresent(now -> events.add(new BoardEvent.Heal(figure.slot(), figure.wounds() - now.wounds())));
        }
    }

    private void marked() {
        for (FigurePicture figure : before.board().figures()) {
            same(figure).stream().flatMap(now -> now.badges().stream()).filter(mark -> !figure.badges().contains(mark)).findFirst()
                    .ifPresent(mark -> events.add(new BoardEvent.Marked(figure.slot(), mark)));
        }
    }

    private void gone() {
        before.board().figures().stream().filter(this::fell).forEach(figure -> events.add(new BoardEvent.Fall(figure.slot())));
    }

    private Optional<FigurePicture> same(FigurePicture figure) {
        return after.board().figure(figure.slot()).filter(known -> known.name().equals(figure.name()));
    }

    /** Whether an enemy has left the board although its room is still there. */
    private boolean fell(FigurePicture figure) {
        return !figure.side().friendly() && same(figure).isEmpty() && before.board().tiles().get(figure.spot().tile()).room()
                .equals(after.board().tiles().get(figure.spot().tile()).room());
    }

    private void cheese() {
        for (HeroSheet hero : after.party()) {
            int had = before.party().stream().filter(one -> one.id().equals(hero.id())).map(HeroSheet::cheese).findFirst()
                    .orElse(hero.cheese());
            if (hero.cheese() > had) {
                slot(hero.name()).ifPresent(slot -> events.add(new BoardEvent.Gain(slot, hero.cheese() - had)));
            }
        }
        int rolled = after.headline().wheel() - before.headline().wheel();
        if (rolled > 0) {
            roller().ifPresent(slot -> events.add(new BoardEvent.Roll(slot, rolled)));
        }
    }

    private Optional<Integer> slot(String name) {
        return after.board().figures().stream().filter(figure -> figure.name().equals(name)).map(FigurePicture::slot).findFirst();
    }

    /** The figure from which cheese rolls to the wheel: the attacker, or else the acting figure. */
    private Optional<Integer> roller() {
        return events.stream().filter(BoardEvent.Lunge.class::isInstance).map(event -> ((BoardEvent.Lunge) event).by()).findFirst()
                .or(() -> after.board().figures().stream().filter(figure -> !figure.side().friendly()).map(FigurePicture::slot)
                        .findFirst());
    }
}
