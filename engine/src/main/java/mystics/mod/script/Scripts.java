package mystics.mod.script;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.script.allow.ScriptNames;
import mystics.mod.script.run.Metered;
import mystics.mod.script.weave.OwnClasses;
import mystics.play.FailureWords;

/**
 * The compiled scripts of one mod, ready to be instantiated. The classes are shared; every call of {@link #make} gives
 * an instance of its own.
 *
 * @param <T> base class of the scripts
 */
public final class Scripts<T extends Metered> {
    private final String mod;
    private final ScriptApi<T> api;
    private final SortedMap<String, String> names = new TreeMap<>();
    private final ScriptLoader loader;
    private final SortedMap<String, byte[]> bytes;
    private final SortedMap<String, List<String>> outlines;
    private final Map<String, MethodHandle> constructors = new ConcurrentHashMap<>();

    /** Scripts from class files of the compiler, by name; their contents have not been read. */
    Scripts(String mod, ScriptApi<T> api, SortedMap<String, byte[]> bytes) {
        this(mod, api, bytes, new TreeMap<>(), ClassForm.COMPILED);
    }

    /**
     * Scripts from class files by name.
     *
     * @param outlines the outline of each script, by path, with a line for each declaration; see {@link Metered#outline}
     */
    public Scripts(String mod, ScriptApi<T> api, SortedMap<String, byte[]> bytes, SortedMap<String, List<String>> outlines,
            ClassForm form) {
        this.mod = mod;
        this.api = api;
        this.bytes = bytes;
        this.outlines = outlines;
        this.loader = new ScriptLoader(mod, api, Map.copyOf(bytes),
                form == ClassForm.WOVEN ? (name, woven) -> woven : weaving(mod, api, bytes));
        bytes.keySet().stream().filter(OwnClasses::isScript).forEach(name -> names.put(ScriptNames.toPath(name), name));
    }

    private static BiFunction<String, byte[], byte[]> weaving(String mod, ScriptApi<?> api, Map<String, byte[]> bytes) {
        OwnClasses own = new OwnClasses(Map.copyOf(bytes));
        return (name, compiled) -> api.weaver().weave(mod, name, compiled, own);
    }

    /**
     * Compiles scripts and reads each of them once.
     *
     * @param texts the scripts by path
     * @throws BrokenMod if scripts have mistakes; the exception lists all of them
     */
    static <T extends Metered> Scripts<T> compiled(String mod, ScriptApi<T> api, SortedMap<String, String> texts) {
        Scripts<T> scripts = new Scripts<>(mod, api, new ScriptCompiler<>(api).compile(mod, texts));
        SortedMap<String, List<String>> outlines = new TreeMap<>();
        List<Finding> findings = new ArrayList<>();
        for (String path : texts.keySet()) {
            try {
                outlines.put(path, scripts.open(path).outline());
            } catch (BrokenMod broken) {
                findings.addAll(broken.findings());
            }
        }
        BrokenMod.unlessUsable(findings);
        return new Scripts<>(mod, api, scripts.bytes, outlines, ClassForm.COMPILED);
    }

    /**
     * These scripts, with some of them compiled again. Scripts do not refer to one another, so scripts with an unchanged text stay the
     * same.
     *
     * @param paths the current scripts
     * @param texts the changed or new scripts, by path
     * @throws BrokenMod if these scripts have mistakes; the exception lists all of them
     */
    public Scripts<T> changed(Set<String> paths, SortedMap<String, String> texts) {
        if (texts.isEmpty() && paths.equals(names.keySet())) return this;
        Scripts<T> fresh = compiled(mod, api, texts);
        SortedMap<String, byte[]> classes = new TreeMap<>(bytes);
        classes.keySet().removeIf(name -> !stays(ScriptNames.toPath(OwnClasses.script(name)), paths, texts));
        classes.putAll(fresh.bytes);
        SortedMap<String, List<String>> all = new TreeMap<>(outlines);
        all.keySet().removeIf(path -> !stays(path, paths, texts));
        all.putAll(fresh.outlines);
        return new Scripts<>(mod, api, classes, all, ClassForm.COMPILED);
    }

    private static boolean stays(String path, Set<String> paths, SortedMap<String, String> texts) {
        return paths.contains(path) && !texts.containsKey(path);
    }

    /** Paths of all scripts, sorted. */
    public SortedSet<String> paths() {
        return new TreeSet<>(names.keySet());
    }

    /** Whether a script exists. */
    public boolean has(String path) {
        return names.containsKey(path);
    }

    /** The class files, as they were given. */
    public SortedMap<String, byte[]> classes() {
        return bytes;
    }

    /** The outline of each script that has been read, by path: a line for each declaration. */
    public SortedMap<String, List<String>> outlines() {
        return outlines;
    }

    /**
     * A fresh instance of a script that has been read.
     *
     * @throws BrokenMod if reading the script fails, or if the script differs from its outline
     */
    public T open(String path) {
        T script = make(path);
        List<String> outline;
        try {
            script.run();
            outline = script.outline();
        } catch (RuntimeException | VirtualMachineError | LinkageError failed) {
            throw new BrokenMod(failed(path, failed));
        }
        if (!outlines.getOrDefault(path, outline).equals(outline)) throw broken(path, "it does not hold what it held when it was compiled");
        return script;
    }

    private Finding failed(String path, Throwable failure) {
        Place file = Place.of(mod, path);
        Place place = Stream.of(failure.getStackTrace()).filter(frame -> path.equals(frame.getFileName()) && frame.getLineNumber() > 0)
                .findFirst()
                .map(frame -> file.at(frame.getLineNumber(), 1)).orElse(file);
        return Finding.error("script-failed", place, "the script fails while its rules are read: " + FailureWords.of(failure))
                .fix(failure instanceof IllegalArgumentException ? "Change the values that the word is given."
                        : "Only rules { ... } belongs at its top.");
    }

    /**
     * A fresh instance of a script; its body has not been run.
     *
     * @throws BrokenMod if the class cannot be loaded or its constructor fails
     */
    public T make(String path) {
        try {
            return api.base().cast(constructors.computeIfAbsent(path, this::constructor).invoke());
        } catch (BrokenMod broken) {
            throw broken;
        } catch (Throwable e) {
            throw broken(path, e);
        }
    }

    /**
     * The constructor of a script. The constructor is a method handle, because reflection eventually generates classes that this loader
     * does not show.
     */
    private MethodHandle constructor(String path) {
        try {
            return MethodHandles.publicLookup().findConstructor(loader.loadClass(names.get(path)), MethodType.methodType(void.class));
        } catch (ReflectiveOperationException | LinkageError e) {
            throw broken(path, e);
        }
    }

    private BrokenMod broken(String path, Object e) {
        return new BrokenMod(Finding.error("class-file", Place.of(mod, path), "its compiled form cannot be used: " + e));
    }
}
