package mystics.proof;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import mystics.choice.Question;
import mystics.kit.scenario.Onlooker;
import mystics.kit.scenario.Scenarios;
import mystics.mod.load.Library;
import mystics.mod.source.ModSource;
import mystics.rules.Scene;

/** Watches the scenarios of a mod for the parts of a chapter. Marks that a scenario lays itself do not count. */
final class ScenarioEyes implements Onlooker {
    private final String chapter;
    private final List<ProofPart> parts;
    private final Set<ProofPart> shown = new HashSet<>();
    private final Set<String> answered = new HashSet<>();
    private Set<String> given = Set.of();

    /** @param chapter the id of the chapter; scenarios of other chapters count only for rules */
    ScenarioEyes(String chapter, List<ProofPart> parts) {
        this.chapter = chapter;
        this.parts = parts;
    }

    /** Plays all scenarios of a mod, and returns the parts that they show. The given watch observes the rules. */
    Set<ProofPart> shown(Library library, String mod, ModSource source, RuleWatch rules) {
        new Scenarios(library, rules, this).run(mod, source);
        return Set.copyOf(shown);
    }

    @Override
    public void begins(Scene scene) {
        given = GameEyes.marks(scene);
        answered.clear();
    }

    @Override
    public void answers(Question.Choice question, String answer, Scene scene) {
        new PassageQuestions(scene.box().chapter()).asking(question, scene).ifPresent(passage -> answered.add(passage.id() + "/" + answer));
    }

    @Override
    public void sees(Scene scene) {
        if (!scene.box().chapter().id().equals(chapter)) return;
        GameEyes eyes = new GameEyes(parts, scene.box(), answered);
        eyes.look(scene);
        eyes.happened().stream().filter(part -> part.kind() != ProofPart.Kind.NOTE || !given.contains(part.id())).forEach(shown::add);
    }
}
