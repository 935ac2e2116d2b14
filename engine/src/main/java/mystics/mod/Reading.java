package mystics.mod;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import mystics.mod.art.Art;
import mystics.mod.art.SvgGate;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.script.Mention;
import mystics.mod.script.Metered;
import mystics.mod.script.ScriptApi;
import mystics.mod.script.ScriptCompiler;
import mystics.mod.script.Scripts;
import mystics.mod.script.Weaver;
import mystics.mod.source.Digest;
import mystics.mod.source.ModSource;
import mystics.mod.source.Utf8;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.SchemaFiles;
import mystics.mod.yaml.Schemas;
import mystics.mod.yaml.YamlText;

/** One reading of one mod. It goes on after a mistake, to find all there are. */
final class Reading<T extends Metered> {
    private final ModSource source;
    private final ScriptApi<T> api;
    private final Schemas schemas;
    private final List<Finding> findings = new ArrayList<>();
    private final Optional<Document> manifest;
    private final String mod;
    private final String hash;
    private Compiled compiled = Compiled.NOTHING;

    Reading(ModSource source, ScriptApi<T> api, Schemas schemas) {
        this.source = source;
        this.api = api;
        this.schemas = schemas;
        this.hash = source.hash();
        this.manifest = source.has(Manifest.FILE) ? document(source.name(), Manifest.FILE) : Optional.empty();
        this.mod = manifest.map(document -> document.root().path("id").asString("")).filter(Layout::isId).orElse(source.name());
    }

    /** Id of the mod if its manifest says one, else the name of its folder or archive. */
    String mod() {
        return mod;
    }

    /** What came of it, for the next time. */
    Compiled compiled() {
        return compiled;
    }

    /** Reads on, leaving out what is known already. */
    ReadMod<T> read(Compiled known) {
        SortedMap<String, Document> documents = documents();
        SortedMap<String, String> scripts = scripts();
        String factsKey = Digest.of(hash, SchemaFiles.version());
        String scriptsKey = key(scripts);
        if (!known.facts().equals(factsKey)) check(documents);
        SortedMap<String, byte[]> classes = known.scripts().equals(scriptsKey) ? known.classes() : compile(scripts);
        Optional<Manifest> about = about();
        BrokenMod.unlessUsable(findings);
        compiled = new Compiled(mod, factsKey, scriptsKey, classes);
        return new ReadMod<>(about.orElseThrow(), hash, documents, new Scripts<>(mod, api, classes));
    }

    /** Reads on, and gives what comes of it the form in which it goes with the program. */
    Packed pack() {
        ReadMod<T> read = read(Compiled.NOTHING);
        return Packed.of(read, manifest.orElseThrow(), Packed.key(hash, api), new Weaver(api), compiled.classes());
    }

    /** What its scripts name. */
    List<Mention> mentions() {
        return new ScriptCompiler<>(api).mentions(mod, scripts());
    }

    private Optional<Manifest> about() {
        return manifest.filter(document -> sound(Manifest.FILE)).flatMap(document -> collect(() -> Manifest.of(document)));
    }

    private void check(SortedMap<String, Document> documents) {
        findings.addAll(Layout.check(mod, source));
        manifest.ifPresent(document -> findings.addAll(schemas.check(document, "mod")));
        manifest.ifPresent(document -> findings.addAll(Layout.harmless(document, source)));
        documents.values().stream().filter(document -> !document.root().has(ReadMod.EXTENDS)).forEach(document -> findings.addAll(schemas.check(document, document.folder())));
        Art.paths(source).forEach(path -> findings.addAll(SvgGate.check(Place.of(mod, path), source.bytes(path))));
    }

    private boolean sound(String path) {
        return findings.stream().noneMatch(finding -> finding.file().equals(path));
    }

    private SortedMap<String, Document> documents() {
        SortedMap<String, Document> documents = new TreeMap<>();
        Layout.facts(source).forEach(path -> document(mod, path).ifPresent(document -> documents.put(path, document)));
        return Collections.unmodifiableSortedMap(documents);
    }

    private Optional<Document> document(String name, String path) {
        return collect(() -> YamlText.read(name, path, source.bytes(path)));
    }

    private SortedMap<String, String> scripts() {
        SortedMap<String, String> scripts = new TreeMap<>();
        Layout.scripts(source).forEach(path -> collect(() -> Utf8.decode(Place.of(mod, path), source.bytes(path))).ifPresent(text -> scripts.put(path, text)));
        return scripts;
    }

    private String key(SortedMap<String, String> scripts) {
        Digest digest = new Digest().add(ScriptCompiler.version(api)).add(mod);
        scripts.forEach((path, text) -> digest.add(path).add(text));
        return digest.hex();
    }

    private SortedMap<String, byte[]> compile(SortedMap<String, String> scripts) {
        return collect(() -> new ScriptCompiler<>(api).compile(mod, scripts)).orElseGet(TreeMap::new);
    }

    private <R> Optional<R> collect(Supplier<R> part) {
        try {
            return Optional.of(part.get());
        } catch (BrokenMod broken) {
            findings.addAll(broken.findings());
            return Optional.empty();
        }
    }
}
