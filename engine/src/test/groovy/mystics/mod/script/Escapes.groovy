package mystics.mod.script

import groovy.transform.CompileStatic
import mystics.mod.finding.BrokenMod
import org.codehaus.groovy.control.ClassNodeResolver

/**
 * The attempts of {@code src/test/resources/escapes} to do what a script must not: each with its name, what is to stop
 * it, and its text.
 */
@CompileStatic
class Escapes {
    static final List<String> KINDS = ['program', 'reflection', 'compiler', 'language', 'memory', 'chance', 'benign']

    @CompileStatic
    static class Attempt {
        final String kind, name, stopper, text

        Attempt(String kind, String name, String stopper, String text) {
            this.kind = kind
            this.name = name
            this.stopper = stopper
            this.text = text
        }

        /** A whole file, or what a rule of one does when it rains. */
        String file() {
            boolean whole = kind == 'compiler' || stopper == 'state' || text.startsWith('import ')
            whole ? text + '\n' : 'rules { after(Rains) { rain -> go() } }\nvoid go() {\n' + text + '\n}\n'
        }

        @Override
        String toString() {
            "$kind: $name"
        }
    }

    static List<Attempt> all() {
        KINDS.collectMany { of(it) }
    }

    static List<Attempt> stoppedBy(String... stoppers) {
        all().findAll { it.stopper in stoppers }
    }

    /**
     * Those the check of byte code could see. What acts while it is compiled is past by then, what hides in the text is
     * read by nobody, and a rule that
     * remembers something is a rule like others: of these the check of sources takes care.
     */
    static List<Attempt> seenInBytes() {
        stoppedBy('syntax', 'names', 'types').findAll { it.kind != 'compiler' }
    }

    private static List<Attempt> of(String kind) {
        String text = new String(Escapes.getResourceAsStream("/escapes/${kind}.txt").readAllBytes(), 'UTF-8')
        text.split(/(?m)^=== /).toList().tail().collect { String part ->
            String header = part.readLines().first()
            new Attempt(kind, header.substring(0, header.lastIndexOf(' -> ')), header.substring(header.lastIndexOf(' -> ') + 4),
                    part.substring(header.length() + 1).stripTrailing())
        }
    }

    /** What the checks of sources alone have against it. */
    static List<String> bySource(Attempt attempt) {
        objections { new ScriptCompiler<>(ScriptBench.API).translate('garden', new TreeMap<>(['rules/try.groovy': attempt.file()])) }
    }

    /** What becomes of an attempt when nobody looks at its source and every type of the program may be named. */
    static Alone byBytes(Attempt attempt) {
        SortedMap<String, byte[]> classes
        try {
            classes = new ScriptCompiler<>(ScriptBench.API, [], [], { new ClassNodeResolver() }, CompileTime.NANOSECONDS)
                    .translate('garden', new TreeMap<>(['rules/try.groovy': attempt.file()]))
        } catch (BrokenMod ignored) {
            return Alone.NO_PROGRAM
        }
        ScriptBench.API.weaver().objections('garden', classes).empty ? Alone.PASSES : Alone.REFUSED
    }

    /** How the check of byte code judges, alone. */
    enum Alone {
        /** It is refused. */
        REFUSED,
        /** Groovy itself makes no classes of it, so there is nothing to see. */
        NO_PROGRAM,
        /** It is let through. */
        PASSES
    }

    private static List<String> objections(Closure<?> compiling) {
        try {
            compiling.call()
            []
        } catch (BrokenMod broken) {
            broken.findings().collect { it.code() }
        }
    }

    /** Loads it and lets it rain. */
    static Throwable failure(Attempt attempt) {
        try {
            def script = ScriptBench.scripts(['rules/try.groovy': attempt.file()]).make('rules/try.groovy')
            script.begin(new Garden())
            script.happen(new Garden.Rains(1))
            null
        } catch (RuntimeException | StackOverflowError failure) {
            failure
        }
    }
}
