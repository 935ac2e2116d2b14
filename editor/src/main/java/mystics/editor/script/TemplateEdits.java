package mystics.editor.script;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.kit.template.RuleTemplate;
import mystics.kit.template.RuleTemplates;
import mystics.kit.template.TemplateTable;
import mystics.kit.words.ScriptCompletion;
import mystics.mod.ModLayout;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The parts that templates write into a mod: the script, its scenario, and the values that the entry must have. */
record TemplateEdits(Project project, RuleFile rules, Catalog catalog) {
    private static final String CARDS = "cards";
    private static final String TEXT = "text";
    /** The texts that stand for a text which is not written yet. */
    private static final List<String> OPEN = List.of("…", "...");
    private static final Pointer AT_TEXT = Pointer.ROOT.in(TEXT);

    /** The values in the entry's file. */
    Map<?, ?> facts() {
        return project.file(rules.facts()).map(FileText::tree).filter(Map.class::isInstance).map(tree -> (Map<?, ?>) tree).orElse(Map.of());
    }

    /**
     * Begins the rules with a template.
     *
     * @param ids gives the first values for the places of the template
     */
    Edit begun(RuleTemplate template, ScriptCompletion.KnownIds ids) {
        Map<String, String> values = new LinkedHashMap<>();
        template.places().forEach((name, place) -> values.put(name,
                place.first(place.named().map(what -> ids.of(what, "")).orElse(List.of()))));
        Sentence label = Sentence.of("Rules of {name} begun", "name", rules.name(project));
        Edit edit = Edit.text(project, label, rules.script(), template.script(rules.id(), values));
        if (project.file(rules.scenario()).isEmpty()) {
            Optional<String> scenario = scenario(template, values);
            if (scenario.isPresent()) edit = edit.and(Edit.create(label, rules.scenario(), scenario.get()));
        }
        List<Change> changes = stated(template, values);
        return changes.isEmpty() ? edit : edit.and(Edit.of(project, label, rules.facts(), changes));
    }

    /**
     * The values that the entry must have for the template. A mark that is only drawn declares that it has no rules of its own. A card
     * without a text gets the sentence as its text, and so does any entry whose text is still dots.
     */
    private List<Change> stated(RuleTemplate template, Map<String, String> values) {
        Map<?, ?> facts = facts();
        List<Change> changes = new ArrayList<>();
        template.where().forEach((key, allowed) -> {
            if (!facts.containsKey(key)) changes.add(new Change.Assign(Pointer.ROOT.in(key), allowed.get(0)));
        });
        boolean silent = rules.folder().equals(CARDS) && !facts.containsKey(TEXT);
        if (silent || OPEN.contains(String.valueOf(facts.get(TEXT)))) changes.add(new Change.Assign(AT_TEXT, template.said(values)));
        boolean elsewhere = rules.home().equals(ModLayout.RULES) && facts.containsKey(TEXT);
        if (elsewhere && !facts.containsKey("rules")) changes.add(new Change.Assign(Pointer.ROOT.in("rules"), "none"));
        return changes;
    }

    /** Puts other values into the places. The scenario and the text of a card change too, as long as their author has not changed them. */
    Edit changed(RuleTemplates.Filled filled, Map<String, String> values) {
        return changed(filled, filled.template(), values);
    }

    private Edit changed(RuleTemplates.Filled filled, RuleTemplate template, Map<String, String> values) {
        Sentence label = Sentence.of("Rules of {name} changed", "name", rules.name(project));
        Edit edit = Edit.text(project, label, rules.script(), template.script(rules.id(), values));
        Optional<FileText> shown = project.file(rules.scenario());
        boolean own = shown.isPresent() && scenario(filled.template(), filled.values()).filter(shown.get().text()::equals).isPresent();
        if (own) edit = edit.and(Edit.text(project, label, rules.scenario(), scenario(template, values).orElseThrow()));
        List<Change> changes = new ArrayList<>(stated(template, values));
        boolean said = filled.template().said(filled.values()).equals(facts().get(TEXT));
        if (said) changes.add(new Change.Assign(AT_TEXT, template.said(values)));
        return changes.isEmpty() ? edit : edit.and(Edit.of(project, label, rules.facts(), changes));
    }

    /**
     * Replaces the sentence by another one. Places that both sentences have keep their values if these are allowed there. The scenario and
     * the text of a card change too, as long as their author has not changed them.
     *
     * @param ids gives the first values for the other places
     */
    Edit exchanged(RuleTemplates.Filled filled, RuleTemplate template, ScriptCompletion.KnownIds ids) {
        Map<String, String> values = new LinkedHashMap<>();
        template.places().forEach((name, place) -> values.put(name, Optional.ofNullable(filled.values().get(name))
                .filter(place::allows)
                .orElseGet(() -> place.first(place.named().map(what -> ids.of(what, "")).orElse(List.of())))));
        return changed(filled, template, values);
    }

    /** The scenario of a template; empty if the engine does not know its room or chapter. */
    private Optional<String> scenario(RuleTemplate template, Map<String, String> values) {
        boolean known = switch (rules.folder()) {
            case "tiles" -> catalog.rooms().containsKey(rules.id());
            case "chapters" -> catalog.chapters().containsKey(rules.id());
            default -> true;
        };
        return known ? Optional.of(template.scenario(rules.id(), values,
                new TemplateTable(catalog, rules.folder(), rules.id()).values())) : Optional.empty();
    }
}
