package basegame.border

import basegame.properties.Games
import mystics.mod.finding.BrokenMod
import mystics.phase.chapter.BeginChapter
import mystics.play.Agenda
import mystics.play.RuleFailed
import mystics.play.Setting
import mystics.play.Simulation
import mystics.play.State
import mystics.rules.Scene
import mystics.table.Table

import java.util.concurrent.Callable
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit

/** Plays with random small rules in this process and prints the digests of the tables they come to. */
class Digests {
    private static final List<String> VALUES = ['l', 'm', 's', 'n', 'party', 'heroes', 'minions', "'Ada'", '[n, s]',
            "['b', 'a', 'C']", '(1..n).toList()', 'm.keySet().toList()', 'm.values().toList()', 'party.collect { it.name }',
                                                '[3, 1, 2]', '[[1], [2, [3]]]', 'party.toSet().toList()', "['x', n, true]", '[{ 1 }, { 2 }]', 'rooms']
    private static final List<String> WORDS = ['toSorted()', 'toSorted { it }', 'sort(false) { a, b -> a <=> b }', 'max()', 'min()',
            'max { String.valueOf(it) }', 'sum()', 'sum { 1 }', 'toSet()', 'toUnique()', 'reverse()', 'groupBy { String.valueOf(it) }',
                                               'countBy { it }', 'collectEntries { [it, 1] }', 'collect { it }', 'findAll { ' +
                                                       'it }', 'find { it }', 'any { it }', 'every { it }', 'join(", ")', 'withIndex()', 'take(n)', 'drop(1)', 'tail()', 'first()', 'last()',
                                               'inject(0) { a, b -> a }', 'indexOf(s)', 'contains(n)', 'intersect(l)', 'collectMany { [it, it] }', 'findIndexOf { it == s }', 'eachWithIndex { a, i -> n = n + i }', 'each { n = n + 1 }', 'size()', 'isEmpty()']
    private static final List<String> TEXTS = ['s.toUpperCase()', 's.toLowerCase()', 's.capitalize()', 's.trim()', 's.isBlank()',
            's.substring(1)', 's.indexOf("a")', 's.replace("a", "b")', 's.repeat(n)', 's.compareTo("b")', 's.equalsIgnoreCase("STRASSE")', 's * n', 's + l', 's == l', 'l == m', 'l - [n]', 'l + party',
                                               'n in l', 's <=> "b"', 'n <=> 3', 'm == m', 'm + [z: 1]', 'm.a', 'm["b"]', 'l[0]', 'deep(n * 30)', 'nest(n * 5)', '"{a}"']

    static void main(String[] arguments) {
        def threads = Executors.newFixedThreadPool(arguments[0] as int)
        try {
            def results = threads.invokeAll((0..<(arguments[1] as int))
                    .collect { int seed -> { -> "RULE $seed ${played(seed)}" as String } as Callable<String> })
            results.each { println it.get() }
        } finally {
            threads.shutdownNow()
        }
    }

    /** What a process with such options prints. */
    static List<String> told(List<String> command, int rules) {
        def paths = System.getProperty('surefire.test.class.path') ?: System.getProperty('java.class.path')
        def process = new ProcessBuilder(command[0..-2] + ['-cp', paths, 'basegame.border.Digests', command[-1], rules as String])
                .redirectErrorStream(true).start()
        def said = process.inputStream.readLines('UTF-8')
        assert process.waitFor(10, TimeUnit.MINUTES)
        assert process.exitValue() == 0: said.takeRight(20).join('\n')
        said.findAll { it.startsWith('RULE ') }
    }

    /** The digest of the tables after some hundred steps, or where the rule failed. */
    private static String played(int seed) {
        Setting setting
        try {
            setting = Burns.setting([burner: script(new Random(seed))])
        } catch (BrokenMod ignored) {
            return 'refused'
        }
        List<Long> digests = []
        try {
            def beginning = State.beginning(Table.empty(setting.box().layout()), Agenda.of([new BeginChapter()]))
            new Simulation(setting, Games.inside(setting, seed))
                    .play(beginning, 100_000, { Scene scene -> digests << scene.draft().freeze().digest() })
        } catch (RuleFailed failed) {
            return "${digests.hashCode()} $failed.message"
        }
        digests.hashCode() as String
    }

    private static String script(Random random) {
        def lines = (0..random.nextInt(2)).collect { int i -> "    def v$i = ${expression(random)}\n    reckon(p, v$i)" }
        '''rules { after(TurnBegins) { t -> go(party[0]) } }
void go(Figure p) {
    int n = p.cheese + 2
    String s = ' Stra\\u00dfe \\u0130 a' + n
    List l = [n, 1, 2, n]
    Map m = [b: 1, a: n, c: 3]
''' + lines.join('\n') + '''
}
void reckon(Figure p, Object value) {
    String text = 'it is ' + value
    int sum = 0
    for (int i = 0; i < text.length(); i++) { sum = sum * 7 + 'abcdefghijklmnopqrstuvwxyz[]:, 0123456789'.indexOf(text.substring(i, i + 1)) }
    if (sum % 3 == 0) gainCheese p, 1
}
int deep(int n) { n > 0 ? 1 + deep(n - 1) : 0 }
List nest(int n) { n > 0 ? [nest(n - 1)] : [] }
'''
    }

    private static String expression(Random random) {
        if (random.nextInt(3) == 0) return TEXTS[random.nextInt(TEXTS.size())]
        def value = VALUES[random.nextInt(VALUES.size())]
        def words = (0..<(random.nextInt(4) == 0 ? 2 : 1)).collect { WORDS[random.nextInt(WORDS.size())] }
        value.startsWith('(') || value.startsWith('[') ? "($value).${words.join('.')}" : "${value}.${words.join('.')}"
    }
}
