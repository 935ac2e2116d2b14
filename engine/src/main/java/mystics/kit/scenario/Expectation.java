package mystics.kit.scenario;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import mystics.choice.Question;
import mystics.content.Spelling;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import mystics.trial.Trial;
import mystics.trial.TrialFigure;

/**
 * Compares the expectations of a scenario with the table, and reports a finding for each fact that differs, at the line that states the
 * fact.
 */
final class Expectation {
    private final Document file;
    private final String pointer;
    private final Trial trial;
    private final List<Finding> findings = new ArrayList<>();

    /** @param pointer the place of the facts in the file */
    Expectation(Document file, String pointer, Trial trial) {
        this.file = file;
        this.pointer = pointer;
        this.trial = trial;
    }

    /**
     * A finding for each expected fact that the table does not have. If a question is open, the first finding names it, because the game
     * may wait in the middle of a deed.
     */
    List<Finding> unmet(TableFacts facts) {
        pieces(facts);
        facts.eachRoom().forEach(this::room);
        marks(facts);
        numbers(facts);
        talk(facts);
        if (!findings.isEmpty() && facts.asked().isEmpty() && facts.rolls().isEmpty()) {
            findings.set(0, findings.get(0).because(OpenQuestion.of(trial)));
        }
        return List.copyOf(findings);
    }

    private void pieces(TableFacts facts) {
        if (!facts.room().isEmpty()) {
            same("/room", "the room", String.join(" and ", facts.room().stream().sorted().toList()), String.join(" and ", heroRooms()));
        }
        heroes("", facts.heroes());
        facts.minions().forEach((minion, spaces) -> same("/minions/" + minion, "the spaces of " + minion, spaces.stream().sorted().toList(),
                spacesOf(minion, spaces)));
        facts.cards().forEach((card, place) -> same("/cards/" + card, "the place of " + card, place, Spelling.of(trial.card(card))));
        if (!facts.track().isEmpty()) {
            same("/track", "the track", facts.track(), trial.getTrack());
        }
    }

    private void room(RoomFacts facts) {
        String pointer = "/rooms/" + facts.room();
        heroes(pointer, facts.heroes());
        facts.minions().forEach((minion, spaces) -> same(pointer + "/minions/" + minion, "the spaces of " + minion,
                spaces.stream().sorted().toList(),
                trial.placesOf(minion).stream().filter(place -> place.startsWith(facts.room() + "/")).toList()));
        facts.spaces().forEach((space, marks) -> lying(pointer + "/spaces/" + space.substring(space.indexOf('/') + 1), space, marks));
        facts.marks().forEach((mark, number) -> same(pointer + "/" + mark, "'" + mark + "' on " + facts.room(), number,
                trial.mark(facts.room(), mark)));
    }

    private void heroes(String pointer, Map<String, String> places) {
        places.forEach((hero, where) -> same(pointer + "/heroes/" + hero, "the place of " + hero, where, place(trial.figure(hero), where)));
    }

    private void lying(String pointer, String space, Map<String, Integer> marks) {
        marks.forEach((mark, number) -> same(pointer + "/" + mark, "'" + mark + "' on " + space, number, markOnSpace(space, mark)));
    }

    private List<String> heroRooms() {
        return trial.look(scene -> scene.heroes().stream().map(hero -> hero.getRoom().key()).distinct().sorted().toList());
    }

    /** The spaces of a minion's figures, with their rooms if the expectation names rooms. */
    private List<String> spacesOf(String minion, List<String> expected) {
        return expected.stream().anyMatch(space -> space.contains("/")) ? trial.placesOf(minion) : trial.spacesOf(minion);
    }

    private static String place(TrialFigure figure, String expected) {
        return switch (figure.state()) {
            case "on-board" -> expected.contains("/") ? figure.room() + "/" + figure.space() : figure.space();
            case "waiting" -> "reserve";
            default -> figure.state();
        };
    }

    private void marks(TableFacts facts) {
        facts.marks().forEach((figure, marks) -> marks.forEach((mark, number) -> same("/marks/" + figure + "/" + mark,
                "'" + mark + "' on " + figure, number, trial.markOn(figure, mark))));
        facts.spaces().forEach((space, marks) -> lying("/spaces" + Document.step(space), space, marks));
        facts.notes().forEach((note, number) -> same("/notes/" + note, "the note '" + note + "'", number, trial.note(note)));
    }

    private int markOnSpace(String space, String mark) {
        int slash = space.indexOf('/');
        return slash < 0 ? trial.mark(heroRooms().get(0), space, mark)
                : trial.mark(space.substring(0, slash), space.substring(slash + 1), mark);
    }

    private void numbers(TableFacts facts) {
        facts.cheese().forEach((hero, cheese) -> same("/cheese/" + hero, "the cheese of " + hero, cheese, trial.figure(hero).cheese()));
        facts.wounds()
                .forEach((figure, wounds) -> same("/wounds/" + figure, "the wounds of " + figure, wounds, trial.figure(figure).wounds()));
        facts.numbers().forEach((clock, expected) -> {
            String name = Spelling.of(clock);
            same("/" + name, "the " + name, expected, trial.get(clock));
        });
    }

    private void talk(TableFacts facts) {
        if (!facts.asked().isEmpty() && !trial.getAsked().contains(facts.asked())) {
            unmet("/asked", "expected the question '" + facts.asked() + "', "
                    + (trial.getAsked().isEmpty() ? "but nothing is asked" : "but '" + trial.getAsked() + "' is asked"));
        }
        each("/offers", facts.offers(), key -> trial.getOptions().contains(key),
                key -> "expected the option '" + key + "', saw " + list(trial.getOptions()));
        each("/bars", facts.bars(),
                key -> trial.getOptions().stream().noneMatch(option -> option.equals(key) || option.startsWith(key + ":")),
                key -> "expected no option '" + key + "', saw " + list(trial.getOptions()));
        facts.rolls().ifPresent(dice -> same("/rolls", "the number of dice to throw", dice, waiting()));
        each("/log", facts.log(), sentence -> trial.getLog().stream().anyMatch(line -> line.contains(sentence)),
                sentence -> "expected the log to say '" + sentence + "', but it does not");
        each("/silent", facts.silent(), sentence -> trial.getLog().stream().noneMatch(line -> line.contains(sentence)),
                sentence -> "expected the log not to say '" + sentence + "', but it does");
        if (!facts.over().isEmpty()) {
            same("/over", "the end of the chapter", facts.over(), ending());
        }
    }

    private int waiting() {
        return trial.game().question().filter(Question.Roll.class::isInstance).map(open -> ((Question.Roll) open).dice()).orElse(0);
    }

    private String ending() {
        return switch (trial.game().outcome()) {
            case RUNNING -> "not yet";
            case WON -> "won";
            default -> "lost";
        };
    }

    private void each(String key, List<String> words, Predicate<String> holds, UnaryOperator<String> complaint) {
        for (int i = 0; i < words.size(); i++) {
            if (!holds.test(words.get(i))) {
                unmet(key + "/" + i, complaint.apply(words.get(i)));
            }
        }
    }

    private void same(String key, String what, Object expected, Object seen) {
        if (!expected.equals(seen)) {
            unmet(key, "expected " + what + " to be " + words(expected) + ", saw " + words(seen));
        }
    }

    private static String words(Object value) {
        return value instanceof Collection<?> many ? list(many) : String.valueOf(value);
    }

    private static String list(Collection<?> words) {
        return words.isEmpty() ? "none" : String.join(", ", words.stream().map(String::valueOf).toList());
    }

    private void unmet(String key, String message) {
        findings.add(file.error("scenario", pointer + key, message));
    }
}
