package mystics.mod.script

import groovy.transform.CompileStatic
import spock.lang.Specification

import static mystics.mod.script.ScriptBench.play

class DirectCallsSpec extends Specification {

    def "closures of every shape are called as Groovy would call them"() {
        expect:
        play('''
            rules {
                after(Rains) { rain ->
                    def none = { -> 'none' }
                    def it1 = { 'it ' + (it ?: 'nothing') }
                    def number = { int n -> n + 1 }
                    def flag = { boolean b -> !b }
                    def large = { long n -> n }
                    def two = { int a, String b -> b * a }
                    def more = { int a, int b = 5 -> a + b }
                    say none() + it1(1) + number(2) + flag(true) + large(3L) + two(2, 'ab') + more(1) + more(1, 2)
                    say it1() + none.call() + it1.call(2) + two.call(1, 'x')
                    say([['x', 'a'], ['y', 'b']].collect { a, b -> b + a }.join(' '))
                    say([x: 1, y: 2].collect { k, v -> k + v }.join(' '))
                    say([x: 1, y: 2].findAll { k, v -> v > 1 }.keySet().join(' '))
                    say([3, 1, 2].sort(false) { a, b -> b <=> a }.join(' ') + [3, 1, 2].sort(false) { -it }.join(' '))
                }
            }''', new Garden.Rains(1)) == ['noneit 13false3abab63', 'it nothingnoneit 2x', 'ax by', 'x1 y2', 'y', '3 2 13 2 1']
    }

    def "lists are gone through and things compared as Groovy does it"() {
        expect:
        play('''
            rules {
                after(Rains) { rain ->
                    List<Integer> numbers = [0, 1, 2, 3]
                    say numbers.findAll { it > 1 }.join(' ') + ', ' + numbers.findAll { it }.join(' ') + ', ' + numbers.findAll { null }.join(' ')
                    say([numbers.any { it > 2 }, numbers.any { it > 3 }, numbers.every { it < 4 }, numbers.every { it }].join(' '))
                    say numbers.find { it > 1 } + ' ' + (numbers.find { it > 9 } == null) + ' ' + numbers.collect { it * 2 }.join(' ')
                    List<Integer> seen = []
                    numbers.each { seen.add(it) }
                    Object one = 1
                    Object same = 1L
                    Object text = 'ab'
                    Object nothing = null
                    say([seen == numbers, one == same, one != text, text == 'ab', nothing == null, one == nothing, [1, 2] == [1L, 2L]].join(' '))
                }
            }''', new Garden.Rains(1)) == ['2 3, 1 2 3, ', 'true false true false', '2 true 0 2 4 6', 'true true true true true false true']
    }

    def "a closure that takes nothing along is made once, one that does is made each time"() {
        expect:
        play('''
            rules {
                after(Rains) { rain ->
                    List<Object> alone = []
                    List<Object> along = []
                    for (int n = 0; n < 2; n++) {
                        int number = n
                        alone.add({ 'alone' })
                        along.add({ 'along ' + number })
                    }
                    say([alone[0] == alone[1], along[0] == along[1]].join(' '))
                }
            }''', new Garden.Rains(1)) == ['true false']
    }

    def "a wrong number of arguments is an error and not an endless search"() {
        when:
        Calls.withThree()

        then:
        IllegalArgumentException failure = thrown()
        failure.message == 'a closure cannot be called with 3 arguments'
    }

    @CompileStatic
    static class Calls {
        static Closure<?> rule() {
            def script = ScriptBench.script('rules { after(Rains) { Rains rain -> rain } }')
            script.begin(new Garden())
            script.heard(Garden.Rains)[0]
        }

        static Object withThree() {
            rule().call(1, 2, 3)
        }
    }
}
