package mystics.mod.script

import groovy.transform.CompileStatic
import mystics.mod.script.allow.AllowList

/** Compiles and runs scripts of the sample game. Static, as the game is: scripts refuse dynamic calls. */
@CompileStatic
class ScriptBench {
    static final ScriptApi<SampleWords> API = new ScriptApi<>(SampleWords,
            AllowList.of(WordList.of(SampleWords, [Garden.Snail, Garden.Eats, Garden.Rains, Garden.Moment] as List<Class<?>>)))

    static Scripts<SampleWords> scripts(Map<String, String> files, String mod = 'garden') {
        new Scripts<>(mod, API, new ScriptCompiler<>(API).compile(mod, new TreeMap<>(files)))
    }

    /** What one script of several says when its body is run. */
    static List<String> said(Scripts<SampleWords> scripts, String path) {
        scripts.make(path).begin(new Garden()).log
    }

    static SampleWords script(String text) {
        scripts(['cards/rake.groovy': text]).make('cards/rake.groovy')
    }

    /** Runs a script, lets moments happen and gives back what was said. */
    static List<String> play(String text, Garden.Moment... moments) {
        def script = script(text)
        def garden = script.begin(new Garden())
        moments.each { script.happen(it) }
        garden.log
    }

    /** Lets something happen to two instances of a script, to the first one twice. */
    static void twice(Scripts<SampleWords> scripts, String path, Garden one, Garden two, Garden.Moment moment) {
        def first = scripts.make(path)
        def second = scripts.make(path)
        first.begin(one)
        second.begin(two)
        [first, second, first].each { SampleWords script -> script.happen(moment) }
    }

    /** Whether two mods have classes of the same name which are not the same class. */
    static boolean namesakes(Scripts<SampleWords> one, Scripts<SampleWords> two, String path) {
        def first = one.make(path).getClass()
        def second = two.make(path).getClass()
        first.getName() == second.getName() && !first.is(second)
    }

    static SortedMap<String, byte[]> compile(Map<String, String> files) {
        new ScriptCompiler<>(API).compile('garden', new TreeMap<>(files))
    }

    /** A script of classes as they are; wrapped, since a list is safe from dynamic calls. */
    static List<SampleWords> loaded(Map<String, byte[]> classes, String path) {
        [new Scripts<>('garden', API, new TreeMap<>(classes)).make(path)]
    }

    static void begin(List<SampleWords> script, Garden garden) {
        script[0].begin(garden)
    }

    static void happen(List<SampleWords> script, Garden.Moment moment) {
        script[0].happen(moment)
    }

    /** What all scripts of a mod say when something happens. */
    static List<String> hear(Scripts<SampleWords> scripts, Garden.Moment moment) {
        def garden = new Garden()
        scripts.paths().each { String path ->
            def script = scripts.make(path)
            script.begin(garden)
            script.happen(moment)
        }
        garden.log
    }
}
