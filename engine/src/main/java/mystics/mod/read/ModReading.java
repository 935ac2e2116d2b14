package mystics.mod.read;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import mystics.mod.CompiledMod;
import mystics.mod.Manifest;
import mystics.mod.ModLayout;
import mystics.mod.art.Art;
import mystics.mod.art.SvgGate;
import mystics.mod.cache.Prepared;
import mystics.mod.cache.Program;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Contained;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.script.ClassForm;
import mystics.mod.script.ScriptApi;
import mystics.mod.script.Scripts;
import mystics.mod.script.mentions.ScriptReading;
import mystics.mod.script.run.Metered;
import mystics.mod.source.Digest;
import mystics.mod.source.ModSource;
import mystics.mod.source.Utf8;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.NodeBytes;
import mystics.mod.yaml.Schemas;
import mystics.mod.yaml.YamlText;

/** One reading of one mod. Continues after a mistake, to report all mistakes at once. */
final class ModReading<T extends Metered> {
    private final ModSource source;
    private final ScriptApi<T> api;
    private final Schemas schemas;
    private final Program program;
    private final List<Finding> findings = new ArrayList<>();
    private final Optional<Document> manifest;
    private final String mod;
    private final String hash;
    private Optional<Prepared> prepared = Optional.empty();

    ModReading(ModSource source, ScriptApi<T> api, Schemas schemas, Program program) {
        this.source = source;
        this.api = api;
        this.schemas = schemas;
        this.program = program;
        this.hash = source.hash();
        this.manifest = source.has(Manifest.FILE) ? document(source.name(), Manifest.FILE) : Optional.empty();
        this.mod = manifest.map(document -> document.root().path("id").asString("")).filter(ModLayout::isId).orElse(source.name());
    }

    /** The prepared data for the next reading; for a broken mod, only the data of its sound scripts. */
    Optional<Prepared> prepared() {
        return prepared;
    }

    /** Continues reading. Only changed scripts are compiled. */
    CompiledMod<T> read(Prepared known) {
        SortedMap<String, Document> documents = documents();
        SortedMap<String, String> texts = texts();
        Prepared.Key key = new Prepared.Key(hash, program.version());
        SortedMap<String, String> hashes = hashes(texts);
        check(documents);
        SortedMap<String, String> changed = new TreeMap<>(texts);
        changed.keySet().removeIf(path -> known.mod().equals(mod) && known.holds(program.version(), path, hashes.get(path)));
        Scripts<T> before = new Scripts<>(mod, api, known.classes(), known.outlines(), ClassForm.COMPILED);
        Optional<Scripts<T>> scripts = contained(Place.of(mod), () -> before.changed(texts.keySet(), changed));
        Optional<Manifest> about = about();
        if (!sound()) prepared = scripts.or(() -> withoutFaulty(before, texts, changed)).map(kept -> scriptsAlone(kept, hashes));
        BrokenMod.unlessUsable(findings);
        SortedMap<String, byte[]> facts = new TreeMap<>(Map.of(Manifest.FILE, NodeBytes.write(manifest.orElseThrow().root())));
        documents.forEach((path, document) -> facts.put(path, NodeBytes.write(document.root())));
        Prepared whole = new Prepared(mod, key, facts, Art.files(source), hashes, scripts.orElseThrow().outlines(),
                scripts.orElseThrow().classes(), new TreeMap<>(), new TreeMap<>());
        prepared = Optional.of(whole);
        return new CompiledMod<>(about.orElseThrow(), hash, documents, scripts.orElseThrow(), Art.pictures(whole.art()), whole.plans());
    }

    private boolean sound() {
        return findings.stream().noneMatch(finding -> finding.severity() == Finding.Severity.ERROR);
    }

    /** The scripts without mistakes; empty if these cannot be determined. */
    private Optional<Scripts<T>> withoutFaulty(Scripts<T> before, SortedMap<String, String> texts, SortedMap<String, String> changed) {
        Set<String> faulty = findings.stream().map(Finding::file).collect(Collectors.toSet());
        if (faulty.contains("")) return Optional.empty();
        SortedMap<String, String> good = new TreeMap<>(texts);
        good.keySet().removeAll(faulty);
        SortedMap<String, String> fresh = new TreeMap<>(changed);
        fresh.keySet().removeAll(faulty);
        return Contained.part(new ArrayList<>(), () -> Place.of(mod), () -> before.changed(good.keySet(), fresh));
    }

    /** Prepared data of which only the scripts can be used, because their key matches no set of files. */
    private Prepared scriptsAlone(Scripts<T> kept, SortedMap<String, String> hashes) {
        SortedMap<String, String> known = new TreeMap<>(hashes);
        known.keySet().retainAll(kept.paths());
        return new Prepared(mod, new Prepared.Key("", program.version()), new TreeMap<>(), new TreeMap<>(), known, kept.outlines(),
                kept.classes(), new TreeMap<>(), new TreeMap<>());
    }

    /** The readings of the mod's scripts in the order of their paths. */
    List<ScriptReading> scripts(ScriptReadings<T> readings) {
        return readings.of(mod, texts());
    }

    private Optional<Manifest> about() {
        return manifest.filter(document -> sound(Manifest.FILE))
                .flatMap(document -> contained(Place.of(mod, Manifest.FILE), () -> Manifest.of(document)));
    }

    private void check(SortedMap<String, Document> documents) {
        findings.addAll(ModLayout.check(mod, source));
        manifest.ifPresent(document -> add(Manifest.FILE, () -> schemas.check(document, "mod")));
        manifest.ifPresent(document -> add(Manifest.FILE, () -> ModLayout.harmless(document, source)));
        documents.forEach((path, document) -> add(path,
                () -> document.root().has(CompiledMod.EXTENDS) ? List.of() : schemas.check(document, document.folder())));
        Art.paths(source).forEach(path -> add(path, () -> SvgGate.check(Place.of(mod, path), source.bytes(path))));
    }

    private void add(String path, Supplier<List<Finding>> check) {
        contained(Place.of(mod, path), check).ifPresent(findings::addAll);
    }

    private boolean sound(String path) {
        return findings.stream().noneMatch(finding -> finding.file().equals(path));
    }

    private SortedMap<String, Document> documents() {
        SortedMap<String, Document> documents = new TreeMap<>();
        ModLayout.facts(source).forEach(path -> document(mod, path).ifPresent(document -> documents.put(path, document)));
        return Collections.unmodifiableSortedMap(documents);
    }

    private Optional<Document> document(String name, String path) {
        return contained(Place.of(name, path), () -> YamlText.read(name, path, source.bytes(path)));
    }

    private SortedMap<String, String> texts() {
        SortedMap<String, String> texts = new TreeMap<>();
        ModLayout.scripts(source).forEach(path -> contained(Place.of(mod, path), () -> Utf8.decode(Place.of(mod, path), source.bytes(path)))
                .ifPresent(text -> texts.put(path, text)));
        return texts;
    }

    private static SortedMap<String, String> hashes(SortedMap<String, String> texts) {
        SortedMap<String, String> hashes = new TreeMap<>();
        texts.forEach((path, text) -> hashes.put(path, Digest.of(text)));
        return hashes;
    }

    private <R> Optional<R> contained(Place place, Supplier<R> part) {
        return Contained.part(findings, () -> place, part);
    }
}
