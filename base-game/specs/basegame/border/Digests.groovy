package basegame.border

import basegame.properties.Games
import mystics.mod.finding.BrokenMod
import mystics.mod.words.TableWords
import mystics.phase.chapter.BeginChapter
import mystics.play.Agenda
import mystics.play.RuleFailed
import mystics.play.Setting
import mystics.play.Simulation
import mystics.play.State
import mystics.rules.Figure
import mystics.rules.RoomInPlay
import mystics.rules.Scene
import mystics.rules.Space
import mystics.table.Table

import java.lang.reflect.Modifier
import java.util.concurrent.Callable
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit

/** Plays with random small rules in this process and prints the digests of the tables they come to. */
class Digests {
    private static final List<String> VALUES = ['l', 'm', 's', 'n', 'party', 'heroes', 'minions', "'Ada'", '[n, s]',
            "['b', 'a', 'C']", '(1..n).toList()', 'm.keySet().toList()', 'm.values().toList()', 'party.collect { it.name }',
                                                '[3, 1, 2]', '[[1], [2, [3]]]', 'party.toSet().toList()', "['x', n, true]",
                                                '[{ 1 }, { 2 }]', 'rooms']
    private static final List<String> WORDS = ['toSorted()', 'toSorted { it }', 'sort(false) { a, b -> a <=> b }', 'max()', 'min()',
            'max { String.valueOf(it) }', 'sum()', 'sum { 1 }', 'toSet()', 'toUnique()', 'reverse()', 'groupBy { String.valueOf(it) }',
                                               'countBy { it }', 'collectEntries { [it, 1] }', 'collect { it }', 'findAll { ' +
                                                       'it }', 'find { it }', 'any { it }', 'every { it }', 'join(", ")', 'withIndex()',
                                                       'take(n)', 'drop(1)', 'tail()', 'first()', 'last()',
                                               'inject(0) { a, b -> a }', 'indexOf(s)', 'contains(n)', 'intersect(l)',
                                                       'collectMany { [it, it] }', 'findIndexOf { it == s }',
                                                       'eachWithIndex { a, i -> n = n + i }', 'each { n = n + 1 }', 'size()', 'isEmpty()']
    private static final List<String> TEXTS = ['s.toUpperCase()', 's.toLowerCase()', 's.capitalize()', 's.trim()', 's.isBlank()',
            's.substring(1)', 's.indexOf("a")', 's.replace("a", "b")', 's.repeat(n)', 's.compareTo("b")', 's.equalsIgnoreCase("STRASSE")',
                    's * n', 's + l', 's == l', 'l == m', 'l - [n]', 'l + party',
                                               'n in l', 's <=> "b"', 'n <=> 3', 'm == m', 'm + [z: 1]', 'm.a', 'm["b"]', 'l[0]',
                                               'deep(n * 30)', 'nest(n * 5)', '"{a}"']

    /** Members that the lists above leave out, and operators. */
    private static final List<String> MORE = ['s.startsWith("a")', 's.endsWith("a")', 's.length()', 's.isEmpty()', 's.concat("b")',
            's.contains("a")', 's.toString()', 'm.isEmpty()', 'm.size()', 'm.entrySet().toList().collect { it.key + it.value }',
            'm.containsKey("a")', 'm.get("a")', 'm.getOrDefault("z", 9)', 'm.put("z", 9)', 'm.remove("a")', 'Integer.MAX_VALUE',
            'Integer.MIN_VALUE', 'n.intValue()', 'n.longValue()', 'Long.MAX_VALUE', 'Long.MIN_VALUE', 'Math.abs(-n)', 'Math.max(n, 3)',
            'Math.min(n, 3)', '(n > 2).toString()', '(n > 2).booleanValue()', 'l.get(0)', 'l.set(0, 9)', 'l.remove(0)', 'l.add(9)',
            'l.addAll([9])', 'l.containsAll([n])', 'l.clear()', '{ it }.call(3)', 'l.count { it > 1 }', 'l.findResult { it }', 'l.toList()',
            '3.times { n = n + it }', 'n.intdiv(2)', 'l << 9', 'n++', 'n--', 'n !in l', '(l[0] = 9)', 'n * 3 - 1']

    /** How the table is looked at: every value of the words, and of a figure, room and space, that needs nothing to be asked with. */
    private static final List<String> LOOKS = looks('', TableWords) + looks('party[0].', Figure) + looks('rooms[0].', RoomInPlay) +
            looks('rooms[0].spaces[0].', Space)

    private static final List<String> SINGLE = TEXTS + MORE + LOOKS

    /** All that rules are made of. */
    static final List<String> EXERCISES = VALUES + WORDS.collect { "l.$it".toString() } + TEXTS + MORE + LOOKS

    private static List<String> looks(String before, Class<?> type) {
        type.declaredMethods.findAll { Modifier.isPublic(it.modifiers) && it.parameterCount == 0 && it.name =~ /^(get|is)[A-Z]/ }*.name
                .collect { before + it.replaceFirst(/^(get|is)/, '').with { name -> name[0].toLowerCase() + name.substring(1) } }.toSorted()
    }

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
        if (random.nextInt(2) == 0) return SINGLE[random.nextInt(SINGLE.size())]
        def value = VALUES[random.nextInt(VALUES.size())]
        def words = (0..<(random.nextInt(4) == 0 ? 2 : 1)).collect { WORDS[random.nextInt(WORDS.size())] }
        value.startsWith('(') || value.startsWith('[') ? "($value).${words.join('.')}" : "${value}.${words.join('.')}"
    }
}
