package mystics.mod.amend;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import mystics.mod.CompiledMod;
import mystics.mod.Manifest;
import mystics.mod.ModLayout;
import mystics.mod.Version;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Contained;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.Pointer;
import mystics.mod.yaml.Schemas;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * All entries of the loaded mods by {@code folder/id}. In load order, each mod adds its entries and then amends its own entries and those
 * of earlier mods.
 */
public final class Register {
    private final Map<String, Registered> entries = new TreeMap<>();
    private final Map<String, Manifest> mods = new LinkedHashMap<>();
    private final List<Finding> findings = new ArrayList<>();

    private Register() {
    }

    /** The amended entries of some mods in load order; mistakes are among the {@link #findings}. */
    public static Register of(List<? extends CompiledMod<?>> mods, Schemas schemas) {
        Register register = new Register();
        Map<String, Version> loaded = new TreeMap<>();
        mods.forEach(mod -> loaded.put(mod.manifest().id(), mod.manifest().release()));
        for (CompiledMod<?> mod : mods) register.add(mod, new Conditions(loaded));
        register.check(schemas);
        return register;
    }

    private void add(CompiledMod<?> mod, Conditions conditions) {
        mods.put(mod.manifest().id(), mod.manifest());
        for (Document document : mod.documents().values()) {
            if (ModLayout.KINDS.contains(document.folder())) contained(document, () -> bring(document));
        }
        for (Document document : mod.documents(ModLayout.AMENDMENTS)) {
            new AmendingRules(document, mod.scripts().has(document.folder() + "/" + document.id() + ".groovy")).mistake()
                    .ifPresent(findings::add);
            contained(document, () -> Amendment.of(document, conditions).forEach(amendment -> contained(document, () -> amend(amendment))));
        }
    }

    private void bring(Document document) {
        String key = key(document);
        Optional<Registered> other = Optional.ofNullable(entries.get(key));
        String replaced = document.root().path(CompiledMod.REPLACES).asString("");
        if (replaced.isEmpty()) {
            other.ifPresent(taken -> {
                throw new BrokenMod(Finding
                        .error("entry-taken", document.valueAt(""), "there is a '" + key + "' of '" + taken.document().mod() + "' already")
                        .fix("Choose another name for the file, write 'replaces: " + taken.document().mod() + "', or amend the other."));
            });
        } else if (other.isEmpty() || !other.get().document().mod().equals(replaced)) {
            throw new BrokenMod(document
                    .error("nothing-to-replace", "/" + CompiledMod.REPLACES,
                            "'" + replaced + "' has no '" + key + "' that is loaded before this")
                    .because(other.map(taken -> "'" + taken.document().mod() + "' has replaced it already").orElse(""))
                    .fix(other.map(taken -> "Write 'replaces: " + taken.document().mod() + "', or switch one of the two mods off.")
                            .orElse("")));
        }
        entries.put(key, registered(document, document.mod() + ":" + key));
    }

    private Registered registered(Document document, String script) {
        String extended = document.root().path(CompiledMod.EXTENDS).asString("");
        Document own = document.root().has(CompiledMod.REPLACES) || !extended.isEmpty() ? document.with(withoutOurs(document)) : document;
        if (extended.isEmpty()) return new Registered(document, Optional.of(own), () -> part(document, own), script);
        Registered base = Optional.ofNullable(entries.get(document.folder() + "/" + extended))
                .orElseThrow(() -> unknown(document, extended));
        EntryPart values = over(base.part(), part(document, own));
        return new Registered(document, Optional.empty(), () -> values, base.script());
    }

    private static EntryPart part(Document document, Document own) {
        return EntryPart.of(own.root(), new Origin(document, Pointer.ROOT));
    }

    /** The values of one entry, overlaid with those of another. */
    private static EntryPart over(EntryPart base, EntryPart own) {
        Map<String, EntryPart> members = new LinkedHashMap<>(((EntryPart.Branch) EntryPart.copy(base)).members());
        ((EntryPart.Branch) own).members().forEach((key, part) -> members.put(key, part.over(Optional.ofNullable(members.get(key)))));
        return new EntryPart.Branch(own.origin(), members, Optional.empty());
    }

    private BrokenMod unknown(Document document, String extended) {
        List<String> known = entries.keySet().stream().filter(key -> key.startsWith(document.folder() + "/"))
                .map(key -> key.substring(key.indexOf('/') + 1)).toList();
        return new BrokenMod(document
                .error("dangling", "/" + CompiledMod.EXTENDS, "there is no '" + document.folder() + "/" + extended
                        + "' that could be extended")
                .fix(Nearest.advice(extended, known)));
    }

    private static ObjectNode withoutOurs(Document document) {
        ObjectNode own = JsonNodeFactory.instance.objectNode();
        document.root().properties().forEach(member -> own.set(member.getKey(), member.getValue()));
        own.remove(List.of(CompiledMod.EXTENDS, CompiledMod.REPLACES));
        return own;
    }

    private void amend(Amendment amendment) {
        Registered entry = Optional.ofNullable(entries.get(amendment.entry())).orElseThrow(() -> new BrokenMod(
                Finding.error("dangling", amendment.origin().in("entry").value(),
                        "there is no entry '" + amendment.entry() + "' in the mods loaded so far")
                        .fix(Nearest.advice(amendment.entry(), entries.keySet()))));
        new Amending(entry, amendment, (earlier, later, path) -> clash(entry, earlier, later, path)).carryOut();
    }

    /** Reports that two unrelated mods change the same value of a third mod. */
    private void clash(Registered entry, EntryPart earlier, Origin later, String path) {
        String first = earlier.origin().mod();
        boolean meant = first.equals(later.mod()) || first.equals(entry.document().mod()) || mods.get(later.mod()).comesAfter(first);
        if (meant) return;
        findings.add(Finding
                .warning("both-set", later.key(),
                        "both '" + first + "' (" + earlier.origin().key() + ") and '" + later.mod() + "' change '" + path + "' of "
                                + key(entry.document()))
                .because("'" + later.mod() + "' is loaded later, so its value counts")
                .fix("If that is meant, name '" + first + "' under 'after' in mod.yaml of '" + later.mod() + "'."));
    }

    private void check(Schemas schemas) {
        for (Registered entry : entries.values()) {
            if (entry.isChanged()) {
                Contained.done(findings, entry::last, () -> schemas.check(entry.result(), entry.document().folder())
                        .forEach(finding -> findings.add(blamed(entry, finding))));
            }
        }
    }

    /** Attributes a mistake in an amended entry to the mod that made it. */
    public Finding blamed(Finding finding) {
        return Optional.ofNullable(entries.get(finding.file().replaceFirst("\\.yaml$", ""))).filter(Registered::isChanged)
                .map(entry -> blamed(entry, finding)).orElse(finding);
    }

    /** Attributes a mistake that appears only in the combined entry to the last mod that changed the entry. */
    private static Finding blamed(Registered entry, Finding finding) {
        return entry.blames(finding.mod()) ? finding : finding.at(entry.last());
    }

    /** All mistakes. A mod with an error cannot be used. */
    public List<Finding> findings() {
        return findings.stream().sorted().distinct().toList();
    }

    /** The current entries of a mod, by folder and id. */
    public Collection<Document> entries(String mod) {
        return entries.values().stream().filter(entry -> entry.document().mod().equals(mod)).map(Registered::result).toList();
    }

    /** Whether an entry differs from its file. */
    public boolean isChanged(Document entry) {
        return entries.get(key(entry)).isChanged();
    }

    /** All keys, {@code folder/id}. */
    public Collection<String> keys() {
        return entries.keySet();
    }

    /** Whether any of some mods wrote or changed an entry. */
    public boolean hasHandIn(String key, Collection<String> some) {
        Registered entry = entries.get(key);
        return some.contains(entry.document().mod()) || entry.amenders().stream().anyMatch(some::contains);
    }

    /** The current state of an entry. */
    public Optional<Document> entry(String key) {
        return Optional.ofNullable(entries.get(key)).map(Registered::result);
    }

    /**
     * The scripts that a mod's amendments add to entries. Each script is given by its path without ending, together with the key of the
     * entry.
     */
    public List<Map.Entry<String, String>> addedRules(String mod) {
        List<Map.Entry<String, String>> added = new ArrayList<>();
        entries.forEach((key, entry) -> entry.addedRules().stream().filter(script -> script.startsWith(mod + ":"))
                .forEach(script -> added.add(Map.entry(script.substring(script.indexOf(':') + 1), key))));
        return added;
    }

    /** The entry's own script, given as {@code mod:folder/id}, unless an amendment silences it. */
    public Optional<String> script(String key, Predicate<String> written) {
        Registered entry = entries.get(key);
        if (entry.isSilent()) return Optional.empty();
        String own = entry.document().mod() + ":" + key;
        return Stream.of(own, entry.script()).filter(written).findFirst();
    }

    /** The origin of each value of an entry, in one line for each value. */
    public List<String> explain(String key) {
        return Optional.ofNullable(entries.get(key)).map(Explanation::lines).orElse(List.of());
    }

    private static String key(Document document) {
        return document.folder() + "/" + document.id();
    }

    private void contained(Document document, Runnable part) {
        Contained.done(findings, () -> document.valueAt(""), part);
    }
}
