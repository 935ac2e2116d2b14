package mystics.proof;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import mystics.kit.scenario.Scenarios;
import mystics.mod.load.Library;
import mystics.mod.source.ModSource;
import mystics.rules.Scene;

/**
 * Watches the scenarios of a mod for the parts of a chapter.
 *
 * @param chapter the id of the chapter; scenarios of other chapters count only for rules
 */
record ScenarioEyes(String chapter, List<ProofPart> parts) {

    /** Plays all scenarios of a mod, and returns the parts that they show. The given watch observes the rules. */
    Set<ProofPart> shown(Library library, String mod, ModSource source, RuleWatch rules) {
        Set<ProofPart> shown = new HashSet<>();
        new Scenarios(library, rules, scene -> shown.addAll(at(scene))).run(mod, source);
        return shown;
    }

    private Set<ProofPart> at(Scene scene) {
        if (!scene.box().chapter().id().equals(chapter)) return Set.of();
        GameEyes eyes = new GameEyes(parts, scene.box(), Set.of());
        eyes.look(scene);
        return eyes.happened();
    }
}
