package mystics.book.proof

import java.nio.file.Files
import java.nio.file.Path

import org.snakeyaml.engine.v2.api.Load
import org.snakeyaml.engine.v2.api.LoadSettings

import mystics.book.RuleTexts

/**
 * The rule book held against the specs. A rule is proven by the features whose titles name it, or it is a remark:
 * a sentence no program could contradict, listed with the reason why.
 */
class Proof {
    /** The ids of the rule book, in its order. */
    final List<String> rules
    final Map<String, List<Feature>> provenBy
    /** Rule id to reason. */
    final Map<String, String> remarks
    private final List<Feature> features

    Proof(List<String> rules, List<Feature> features, Map<String, String> remarks) {
        this.rules = rules
        this.features = features
        this.remarks = remarks
        provenBy = rules.collectEntries { id -> [id, features.findAll { id in it.claims() }] }
    }

    /** The shipped rule book, and the specs and remarks of the project in this folder. */
    static Proof ofProject(Path project) {
        new Proof(RuleTexts.shipped().all()*.id(), FeatureReader.ofProject(project),
                readRemarks(project.resolve('docs/rules/remarks.yaml')))
    }

    /** Rules that are neither proven nor a remark. */
    List<String> unproven() { rules.findAll { !provenBy[it] && !(it in remarks.keySet()) } }

    /** Features that name a rule the book does not have. */
    List<Feature> astray() { features.findAll { !rules.containsAll(it.claims()) } }

    /** Remarks that are no rule, have no reason, or are proven after all. */
    List<String> idleRemarks() { remarks.findAll { id, reason -> !(id in rules) || provenBy[id] || !reason }*.key }

    /** Every rule with what proves it. */
    String list() {
        rules.collect { id ->
            def lines = provenBy[id] ?: [remarks[id] ? "a remark: ${remarks[id]}" : 'NOT PROVEN']
            "$id\n" + lines.collect { "    $it\n" }.join()
        }.join()
    }

    static void main(String[] args) {
        println ofProject(Path.of(args[0])).list()
    }

    private static Map<String, String> readRemarks(Path file) {
        Files.newInputStream(file).withCloseable { stream ->
            (Map<String, String>) new Load(LoadSettings.builder().setLabel("$file").build()).loadFromInputStream(stream) ?: [:]
        }
    }
}
