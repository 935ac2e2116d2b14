package mystics.mod.script

import mystics.mod.finding.BrokenMod
import spock.lang.Specification

import static mystics.mod.script.Garden.Eats
import static mystics.mod.script.Garden.Rains
import static mystics.mod.script.ScriptBench.play

class ScriptRunSpec extends Specification {
    final EATS = new Eats(new Garden().snails[1], 3)

    def "words of the base class reach the script from nested closures"() {
        expect:
        play('''
            rules {
                after(Eats) { meal -> wound meal.eater, 1; say bearer.name }
            }''', EATS) == ['Bo -1', 'Ada']
    }

    def "helper methods of the file are called from nested closures"() {
        expect:
        play('''
            rules {
                after(Eats) { meal ->
                    snails.findAll { it.slower(meal.eater) }.each { punish it, twice(it.wounds) }
                }
            }
            void punish(Snail snail, int count) { if (count > 0) wound snail, count }
            int twice(int number) { number * 2 }
            ''', EATS) == ['Ada -4', 'Cy -2']
    }

    def "questions may stand three deep"() {
        expect:
        play('''
            rules {
                after(Eats) { meal ->
                    if (may('one')) replace {
                        if (may('two')) replace {
                            if (may('three')) replace { wound meal.eater, meal.leaves; say bearer.name }
                        }
                    }
                }
            }''', EATS) == ['one', 'two', 'three', 'Bo -3', 'Ada']
    }

    def "captured variables change inside nested closures"() {
        expect:
        play('''
            rules {
                after(Rains) { rain ->
                    int hits = 0
                    String names = ''
                    snails.each { snail ->
                        hits += snail.wounds
                        if (snail.wounds > 0) replace { names = names + snail.name; hits++ }
                    }
                    wound bearer, hits + rain.drops
                    say names
                }
            }''', new Rains(10)) == ['Ada -15', 'AdaCy']
    }

    def "lists keep their types"() {
        expect:
        play('''
            rules {
                after(Rains) { rain ->
                    snails.findAll { it.wounds > 0 }.each { wound it, 1 }
                    say snails.collect { it.name.toUpperCase() }.join('+')
                    say String.valueOf(snails.sort(false) { a, b -> b.wounds <=> a.wounds }.collect { it.name })
                    say String.valueOf(snails.sum { it.wounds })
                    say String.valueOf(snails.any { it.wounds > 2 } && snails.every { it.wounds >= 0 })
                    say snails.max { it.wounds }.name
                    say snails.groupBy { it.wounds }.collect { wounds, who -> who.size() + 'x' + wounds }.join(',')
                    snails.eachWithIndex { snail, i -> if (i == 2) say snail.name }
                    say String.valueOf(snails.inject(0) { sum, snail -> sum + snail.wounds })
                    for (snail in snails) if (snail.wounds == 0) say snail.name
                }
            }''', new Rains(1)) == ['Ada -1', 'Cy -1', 'ADA+BO+CY', '[Ada, Cy, Bo]', '5', 'true', 'Ada', '1x3,1x0,1x2', 'Cy', '5', 'Bo']
    }

    def "a text of one letter is compared like any other"() {
        expect:
        play("""
            rules { after(Rains) { rain -> String s = 'x'; say(s == 'x' ? 'same' : 'other'); say('y' != s ? 'other' : 'same'); say(s < 'y' ? 'before' : 'behind') } }
        """, new Rains(1)) == ['same', 'other', 'before']
    }

    def "a word that takes a choice gives it back with its type"() {
        expect:
        play('''
            rules {
                after(Eats) { meal ->
                    Snail who = either('Who?', [me: { bearer }, you: { meal.eater }])
                    wound who, 1
                }
            }''', EATS) == ['Ada -1']
    }

    def "named arguments, overloaded words, options and properties of the base class work at every depth"() {
        expect:
        play('''
            rules {
                after(Eats) { meal ->
                    say '{who} eats {number}', who: meal.eater.name, number: meal.leaves
                    if (meal.leaves > 2) refuse 'too much', remedy: 'eat less'
                    item(needs: meal.leaves > 2) {
                        def foe = choose('Whom?', snails.findAll { it != bearer })
                        option("never " + 'mind') { say foe.name }
                        option('Deeper') {
                            item { if (ready) option('Deepest') { wound foe, meal.leaves; say '{foe}', foe: foe.name } }
                        }
                    }
                    item(needs: false) { say 'never' }
                }
            }''', EATS) == ['Bo eats 3', 'refused: too much - eat less', 'Cy', 'Cy -3', 'Cy']
    }

    def "loops, ranges, maps, ternaries and Elvis, all inside closures"() {
        expect:
        play('''
            int most = 2
            rules {
                after(Rains) { rain ->
                    int total = 0
                    for (int i = 0; i < 3; i++) { total += i }
                    for (n in 1..2) total += n
                    3.times { total += it }
                    int left = 2
                    while (left > 0) { left--; snails.each { total++ } }
                    Map<String, Integer> counts = [:]
                    snails.each { counts[it.name] = it.wounds + (counts[it.name] ?: 0) }
                    String best = counts['Ada'] > counts['Bo'] ? 'Ada' : 'Bo'
                    Snail weak = snails.find { it.wounds > 5 } ?: bearer
                    say total + best + weak.name + (weak?.name == 'Ada') + most
                    say !snails.isEmpty() && 'Ada' in snails.collect { it.name } ? 'in' : 'out'
                    boolean any = false
                    snails.each { if (it.wounds == 1) any = true }
                    say any ? 'any' : 'none'
                }
            }''', new Rains(1)) == ['15AdaAdatrue2', 'in', 'any']
    }

    def "where two branches meet, their types are found, also those no script can name"() {
        expect:
        play('''
            rules {
                after(Rains) { rain ->
                    def words = snails.size() > 2 ? { 'many' } : { 'few' }
                    say words()
                    def names = rain.drops > 1 ? snails.collect { it.name } : ['nobody']
                    def found = snails.find { it.wounds == rain.drops } ?: snails.first()
                    boolean sad = found.wounds > 1 && names
                    Map<String, Integer> counts = [a: 1]
                    counts.b = 2
                    counts['c'] = counts['a'] + 1
                    counts['c'] += 1
                    List<Integer> numbers = [1, 2]
                    numbers[0] += 5
                    say names.join() + found.name + sad + counts + numbers
                    int sum = (int) snails.sum { it.wounds }
                    say sum + ' of ' + names.size()
                }
            }''', new Rains(2)) == ['many', 'AdaBoCyAdatrue[a:1, b:2, c:3][6, 2]', '3 of 3']
    }

    def "helpers may take and give back closures' values, lists and null, and call each other"() {
        expect:
        play('''
            rules {
                after(Eats) { meal ->
                    Snail worst = worst()
                    if (worst) { healed(worst).each { say it } }
                    say(label(null) + label(meal.eater))
                }
            }
            Snail worst() { snails.max { a, b -> a.wounds <=> b.wounds } }
            List<String> healed(Snail snail) { snail.hurt(-1); [snail.name, label(snail)] }
            String label(Snail snail) { snail == null ? 'nobody' : snail.wounds > 0 ? 'hurt' : 'well' }
            ''', EATS) == ['Ada', 'hurt', 'nobodywell']
    }

    def "several rules, a closure kept in a variable, early returns and switches"() {
        expect:
        play('''
            rules {
                after(Eats) { meal ->
                    if (meal.leaves < 2) return
                    switch (meal.leaves) {
                        case 3: say 'three'; break
                        default: say 'more'
                    }
                }
                after(Eats) {
                    def loud = { String word -> word + '!' }
                    say loud(it.eater.name)
                }
                after(Rains) { say 'wet' }
            }''', EATS, new Eats(EATS.eater(), 1)) == ['three', 'Bo!', 'Bo!']
    }

    def "two instances of a script share nothing"() {
        given:
        def scripts = ScriptBench.scripts('a.groovy': "rules { after(Rains) { say bearer.name } }")
        def first = new Garden()
        def second = new Garden()

        when:
        ScriptBench.twice(scripts, 'a.groovy', first, second, new Rains(1))

        then:
        first.log == ['Ada', 'Ada']
        second.log == ['Ada']
    }

    def "a closure's class is not loaded before the closure is made"() {
        given:
        def classes = new TreeMap(ScriptBench.compile('a.groovy': "rules { after(Rains) { rain -> snails.each { say it.name } } }"))
        def innermost = classes.keySet().max { it.length() }
        def another = classes.keySet().find { it.contains('_closure1') && it != innermost }
        def script = ScriptBench.loaded(classes + [(innermost): classes[another]], 'a.groovy')
        def garden = new Garden()

        when:
        ScriptBench.begin(script, garden)

        then:
        noExceptionThrown()

        when:
        ScriptBench.happen(script, new Rains(1))

        then:
        BrokenMod broken = thrown()
        broken.findings()*.code() == ['class-file']
    }

    def "scripts may be made and run on many threads at once"() {
        given:
        def scripts = ScriptBench.scripts((1..20).collectEntries { ["cards/card-${it}.groovy".toString(),
                "rules { after(Rains) { rain -> say 'card $it' } }".toString()] })

        expect:
        (1..8).toList().parallelStream().map { ScriptBench.hear(scripts, new Rains(1)) }.toList()
                .every { it == (scripts.paths() as List).collect { it.replaceAll(/cards.card-(\d+).groovy/, 'card $1') } }
    }

    def "files whose names differ by a sign only are different scripts, and two mods do not know each other"() {
        given:
        def files = ['cards/a-b.groovy': "say '1'", 'cards/a_b.groovy': "say '2'", 'cards-a/b.groovy': "say '3'",
                'cards/a/b.groovy': "say '4'", 'cards/ä.groovy': "say '5'"]
        def one = ScriptBench.scripts(files, 'one')
        def two = ScriptBench.scripts(files, 'two')

        expect:
        one.paths() as List == files.keySet().sort()
        files.every { path, text -> ScriptBench.said(one, path) == [text[5..5]] }
        ScriptBench.namesakes(one, two, 'cards/a-b.groovy')
    }

    def "a failure names mod, file and line"() {
        when:
        play("rules {\n  after(Rains) { rain ->\n    say String.valueOf(1.intdiv(rain.drops))\n  }\n}\n", new Rains(0))

        then:
        ArithmeticException failure = thrown()
        ScriptPlace.of(failure).get().toString() == 'garden/cards/rake.groovy:3'
        ScriptPlace.of(new Exception()).empty
    }
}
