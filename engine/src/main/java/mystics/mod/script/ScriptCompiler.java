package mystics.mod.script;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.script.allow.Members;
import mystics.mod.script.allow.ScriptNames;
import mystics.mod.script.gate.MemberGate;
import mystics.mod.script.gate.SourceGate;
import mystics.mod.script.gate.SyntaxGate;
import mystics.mod.script.gate.TextGate;
import mystics.mod.script.gate.TypeGate;
import mystics.mod.script.mentions.Doubts;
import mystics.mod.script.mentions.Mention;
import mystics.mod.script.mentions.Mentions;
import mystics.mod.script.mentions.ScriptReading;
import mystics.mod.script.run.Metered;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.control.ClassNodeResolver;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.CompilerConfiguration;
import org.codehaus.groovy.control.MultipleCompilationErrorsException;
import org.codehaus.groovy.control.Phases;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.util.ReleaseInfo;

/**
 * Compiles all scripts of a mod together into bytes. The compiler neither runs nor loads any part of the mod.
 *
 * @param <T> base class of the scripts
 */
public final class ScriptCompiler<T extends Metered> {
    /** The version of the compiler. The version must be raised by any change that makes the compiler treat the same source differently. */
    private static final int VERSION = 4;
    private static final long STACK = 16L << 20;

    private final ScriptApi<T> api;
    private final List<SourceGate> sourceGates;
    private final List<TypeGate> typeGates;
    private final Supplier<ClassNodeResolver> types;
    private final long time;

    public ScriptCompiler(ScriptApi<T> api) {
        this(api, List.of(new SyntaxGate(taken(api))), List.of(new MemberGate(api.allowed(), api.family())), () -> new KnownTypes(api),
                CompileTime.NANOSECONDS);
    }

    /**
     * @param types makes the resolver of the type names in sources; each compilation gets a new one
     * @param time  the processor time that compiling may take, in nanoseconds
     */
    ScriptCompiler(ScriptApi<T> api, List<SourceGate> sourceGates, List<TypeGate> typeGates, Supplier<ClassNodeResolver> types, long time) {
        this.api = api;
        this.types = types;
        this.time = time;
        this.sourceGates = sourceGates;
        this.typeGates = typeGates;
    }

    private static Set<String> taken(ScriptApi<?> api) {
        return Stream.of(api.base().getMethods()).map(Method::getName).collect(Collectors.toSet());
    }

    /** The version of everything that decides how a script is compiled. If this version changes, all scripts are compiled again. */
    public static String version(ScriptApi<?> api) {
        return VERSION + " " + ReleaseInfo.getVersion() + " " + api.version();
    }

    /**
     * Compiles scripts, given by their paths in the mod.
     *
     * @return the class files, by class name
     * @throws BrokenMod if scripts have mistakes; the exception lists the mistakes of all scripts
     */
    public SortedMap<String, byte[]> compile(String mod, SortedMap<String, String> scripts) {
        SortedMap<String, byte[]> classes = translate(mod, scripts);
        BrokenMod.unlessUsable(api.weaver().objections(mod, classes));
        return classes;
    }

    /**
     * Reads scripts, so that a check can examine them. Scripts are given by their paths in the mod.
     *
     * @return the reading of each script by its path
     * @throws BrokenMod if scripts have mistakes; the exception lists the mistakes of all scripts
     */
    public SortedMap<String, ScriptReading> readings(String mod, SortedMap<String, String> scripts) {
        List<Mention> mentions = new ArrayList<>();
        List<Finding> doubts = new ArrayList<>();
        List<TypeGate> gates = new ArrayList<>(typeGates);
        gates.add(new Mentions(mod, mentions::add));
        gates.add(new Doubts(mod, doubts::add));
        new ScriptCompiler<>(api, sourceGates, gates, types, time).translate(mod, scripts);
        SortedMap<String, ScriptReading> readings = new TreeMap<>();
        scripts.keySet().forEach(path -> readings.put(path, new ScriptReading(
                mentions.stream().filter(mention -> mention.place().file().equals(path))
                        .sorted(Comparator.comparing(Mention::place)).distinct().toList(),
                doubts.stream().filter(doubt -> doubt.file().equals(path)).sorted().distinct().toList())));
        return readings;
    }

    /** Like {@link #compile}, without checking the compiled classes. */
    SortedMap<String, byte[]> translate(String mod, SortedMap<String, String> scripts) {
        List<Finding> findings = new ArrayList<>();
        TextGate.together(Place.of(mod), scripts.values()).ifPresent(findings::add);
        BrokenMod.unlessUsable(findings);
        scripts.forEach((path, text) -> TextGate.check(Place.of(mod, path), text).ifPresent(findings::add));
        SortedMap<String, byte[]> classes = new TreeMap<>();
        if (!scripts.isEmpty()) onDeepStack(() -> compileAll(mod, without(scripts, findings), classes, findings, CompileTime.of(time)));
        BrokenMod.unlessUsable(findings);
        return Collections.unmodifiableSortedMap(classes);
    }

    /**
     * The compiler stops in the phase that finds the first mistakes. The remaining files are then compiled without the
     * faulty ones, so that all mistakes are reported at once.
     */
    private void compileAll(String mod, SortedMap<String, String> scripts, SortedMap<String, byte[]> classes, List<Finding> findings,
            CompileTime left) {
        List<Finding> mistakes = compileOnce(mod, scripts, classes, left);
        findings.addAll(mistakes);
        SortedMap<String, String> rest = without(scripts, mistakes);
        if (rest.size() < scripts.size() && !rest.isEmpty()) compileAll(mod, rest, new TreeMap<>(), findings, left);
    }

    private List<Finding> compileOnce(String mod, SortedMap<String, String> scripts, SortedMap<String, byte[]> classes, CompileTime left) {
        CompilationUnit unit = unit(left);
        scripts.forEach((path, text) -> unit.addSource(ScriptNames.toClass(path) + ScriptNames.ENDING, text));
        try {
            unit.compile(Phases.CLASS_GENERATION);
            unit.getClasses().forEach(made -> classes.put(made.getName(), made.getBytes()));
            return List.of();
        } catch (MultipleCompilationErrorsException e) {
            if (left.isOver()) return blame(mod, scripts, e, left);
            List<Finding> findings = new ScriptErrors(mod, scripts, api.names().keySet()).findings(e.getErrorCollector());
            return findings.stream().allMatch(finding -> scripts.containsKey(finding.file())) ? findings : blame(mod, scripts, e, left);
        } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
            return blame(mod, scripts, e, left);
        }
    }

    private List<Finding> blame(String mod, SortedMap<String, String> scripts, Throwable failure, CompileTime left) {
        if (left.isOver()) return List.of(ScriptErrors.tooSlow(scripts.size() == 1 ? Place.of(mod, scripts.firstKey()) : Place.of(mod)));
        if (scripts.size() == 1) return List.of(ScriptErrors.failure(Place.of(mod, scripts.firstKey()), failure));
        List<Finding> findings = new ArrayList<>();
        scripts.forEach((path, text) -> findings.addAll(compileOnce(mod, new TreeMap<>(Map.of(path, text)), new TreeMap<>(), left)));
        return findings.isEmpty() ? List.of(ScriptErrors.failure(Place.of(mod), failure)) : findings;
    }

    private CompilationUnit unit(CompileTime left) {
        CompilerConfiguration configuration = new CompilerConfiguration();
        configuration.setTargetBytecode(CompilerConfiguration.JDK17);
        configuration.setTolerance(Integer.MAX_VALUE);
        configuration.setDisabledGlobalASTTransformations(Set.of("groovy.grape.GrabAnnotationTransformation"));
        QuietLoader loader = new QuietLoader(api.base().getClassLoader(), configuration);
        CompilationUnit unit = new CompilationUnit(configuration, null, loader, loader);
        unit.setClassNodeResolver(types.get());
        unit.addPhaseOperation(this::prepare, Phases.CONVERSION);
        unit.addPhaseOperation(new StaticTypes(unit, typeGates, this::open, left), Phases.INSTRUCTION_SELECTION);
        return unit;
    }

    private Collection<String> open(ClassNode type) {
        return api.allowed().words(Members.internal(type), api.family());
    }

    private void prepare(SourceUnit source) {
        ModuleNode module = source.getAST();
        module.getClasses().stream().filter(ClassNode::isScript).forEach(this::rebase);
        sourceGates.forEach(gate -> gate.check(source, module));
        api.names().forEach((name, type) -> module.addImport(name, ClassHelper.make(type)));
    }

    /** Removes the parts that would let a script be started as a program. */
    private void rebase(ClassNode script) {
        script.setSuperClass(ClassHelper.make(api.base()));
        script.getMethods().stream().filter(method -> method.getName().equals("main") && method.getLineNumber() <= 0).toList()
                .forEach(script::removeMethod);
        script.getDeclaredConstructors().removeIf(constructor -> constructor.getParameters().length > 0);
    }

    private static SortedMap<String, String> without(SortedMap<String, String> scripts, List<Finding> mistakes) {
        Set<String> faulty = new HashSet<>();
        mistakes.forEach(finding -> faulty.add(finding.file()));
        SortedMap<String, String> rest = new TreeMap<>(scripts);
        rest.keySet().removeAll(faulty);
        return rest;
    }

    /** Runs a task on a deep stack, so that a deeply nested script is reported instead of overflowing the program's stack. */
    private static void onDeepStack(Runnable work) {
        List<Throwable> failures = new ArrayList<>();
        Thread thread = new Thread(null, work, "script-compiler", STACK);
        thread.setUncaughtExceptionHandler((none, failure) -> failures.add(failure));
        thread.start();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
        if (!failures.isEmpty()) throw new IllegalStateException(failures.get(0));
    }
}
