package mystics.kit.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import mystics.choice.Faces;
import mystics.choice.Purpose;
import mystics.choice.Question;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import mystics.play.OtherQuestion;
import mystics.play.RuleFailed;
import mystics.play.Setting;
import mystics.play.WrongAnswer;
import mystics.rules.Scene;
import mystics.trial.Trial;

/** Performs one scenario step by step. Stops at the first deed that cannot be done. */
final class ScenarioPerformance {
    private final Document file;
    private final String pointer;
    private final ScenarioFile.Scenario scenario;
    private final List<Finding> findings = new ArrayList<>();
    private final Onlooker onlooker;
    private Trial trial;
    private String at;

    ScenarioPerformance(Document file, int number, ScenarioFile.Scenario scenario, Onlooker onlooker) {
        this.file = file;
        this.pointer = "/scenarios/" + number;
        this.scenario = scenario;
        this.onlooker = onlooker;
        this.at = pointer;
    }

    /** Performs the scenario. The settings are immutable, so several scenarios may share them. */
    Verdict in(Setting setting) {
        try {
            play(setting);
        } catch (WrongAnswer | OtherQuestion | RuleFailed | IllegalArgumentException | IllegalStateException stopped) {
            Finding stop = file.error("scenario", at, String.valueOf(stopped.getMessage()));
            findings.add(stopped instanceof WrongAnswer wrong ? because(wrong, stop) : stop);
        }
        return new Verdict(file.path(), scenario.it(), findings, trial == null ? List.of() : trial.getLog());
    }

    /** A finding that names the open question, unless the message about the wrong answer already names it. */
    private Finding because(WrongAnswer wrong, Finding stop) {
        boolean named = trial.game().question().filter(open -> wrong.getMessage().contains(open.prompt().toString())).isPresent();
        return named ? stop : stop.because(OpenQuestion.of(trial));
    }

    private void play(Setting setting) {
        trial = new Trial(setting);
        at = pointer + "/given";
        scenario.given().ifPresent(facts -> trial.set(table -> new GivenTable(facts, table).set()));
        look(onlooker::begins);
        for (int i = 0; i < scenario.when().size(); i++) {
            at = pointer + "/when/" + i;
            perform(scenario.when().get(i));
            look(onlooker::sees);
        }
        at = pointer + "/then";
        scenario.then().ifPresent(facts -> expect(at, facts));
        nothingLeft();
    }

    private void look(Consumer<Scene> looking) {
        trial.look(scene -> {
            looking.accept(scene);
            return scene;
        });
    }

    private void perform(ScenarioFile.Deed deed) {
        if (!deed.turn().isEmpty()) {
            trial.turn(deed.turn());
        }
        deed.acts().forEach(trial::acting);
        switch (deed.begins()) {
            case "round" -> trial.round();
            case "chapter" -> trial.chapter();
            default -> {}
        }
        if (!deed.draws().isEmpty()) {
            trial.draws(deed.draws().toArray(String[]::new));
        }
        if (!deed.dice().isEmpty()) {
            trial.dice(deed.dice().stream().mapToInt(ScenarioPerformance::face).toArray());
        }
        if (!deed.answer().isEmpty()) {
            trial.game().question().filter(Question.Choice.class::isInstance).map(Question.Choice.class::cast)
                    .ifPresent(open -> look(scene -> onlooker.answers(open, deed.answer(), scene)));
            trial.answer(deed.answer());
        }
        deed.then().ifPresent(facts -> expect(at + "/then", facts));
    }

    /** A face by its number or its symbols: cheese, sword+star, sword+shield, bow, bow+star, sword+shield+star. */
    private static int face(Object shown) {
        if (shown instanceof Integer number && number >= 1 && number <= 6) {
            return number;
        }
        return IntStream.rangeClosed(1, 6).filter(face -> Faces.words(face).equals(shown)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No die shows '" + shown + "'. The faces are " + String.join(", ",
                        IntStream.rangeClosed(1, 6).mapToObj(face -> face + " " + Faces.words(face)).toList())));
    }

    private void expect(String where, TableFacts facts) {
        findings.addAll(new Expectation(file, where, trial).unmet(facts));
    }

    /**
     * Requires that every given die has been used and that no roll is waiting for dice. An unused die or a waiting roll is a sign of a
     * mistake in the scenario or the mod. Nobody would notice this mistake otherwise. Only the first roll of a turn may wait, because there
     * the game moves on to matters outside the scenario.
     */
    private void nothingLeft() {
        if (!trial.noDiceLeft()) {
            findings.add(file.error("scenario", pointer, "not all of the dice that are given were thrown"));
        }
        boolean wanted = scenario.then().flatMap(TableFacts::rolls).isPresent();
        trial.game().question().filter(Question.Roll.class::isInstance).map(Question.Roll.class::cast)
                .filter(roll -> roll.purpose() != Purpose.MOVE && !wanted)
                .ifPresent(roll -> findings
                        .add(file.error("scenario", pointer, "at the end " + roll.dice() + " dice wait to be thrown: " + roll.prompt())
                                .fix("Give them with 'dice'.")));
    }
}
