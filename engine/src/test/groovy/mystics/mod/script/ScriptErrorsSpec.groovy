package mystics.mod.script

import mystics.mod.finding.BrokenMod
import spock.lang.Specification

class ScriptErrorsSpec extends Specification {

    def "a slip is told with its place and what may have been meant: #line"() {
        expect:
        mistakes("rules {\n    after(Eats) { meal ->\n        $line\n    }\n}\nint twice(int number) { number * 2 }\n") ==
                'garden/cards/rake.groovy:' + message

        where:
        line                                         | message
        'wond meal.eater, 1'                         | "3:9: there is no word 'wond'. Did you mean 'wound'?"
        'wound meal.eater, "1"'                      | "3:9: 'wound' cannot be called with (Snail, text). Write wound(Snail, number)."
        'say beerer.name'                            | "3:13: there is no word 'beerer'. Did you mean 'bearer'?"
        'say mael.toString()'                        | "3:13: there is no word 'mael'. Did you mean 'meal'?"
        'say bearer.nmae'                            | "3:20: 'nmae' is not a property of a Snail. Did you mean 'name'?"
        'say meal.eater.nmae'                        | "3:24: 'nmae' is not a property of a Snail. Did you mean 'name'?"
        'bearer.hrut 1'                              | "3:9: 'hrut' is not a method of a Snail. Did you mean 'hurt'?"
        'snails.fnidAll { it.wounds > 0 }'           | "3:9: 'fnidAll' is not a method of a list of Snails. Did you mean 'findAll'?"
        'snails.findAll { it.wunds > 0 }'            | "3:29: 'wunds' is not a property of a Snail. Did you mean 'wounds'?"
        'wound bearer, twise(2)'                     | "3:23: there is no word 'twise'. Did you mean 'twice'?"
        'int count = "x"'                            | "3:21: a number belongs here, but this is a text. Put a value of the right type here."
        'Snial who = bearer'                         | "3:9: there is no type 'Snial'. Did you mean 'Snail'?"
        'System.exit(1)'                             | "3:9: there is no word 'System'."
        'say snails*.name.join()'                    | "3:19: '*.' is not used in rules (it says too little about what it does). Write collect { it.name } for *.name."
        'if (bearer = meal.eater) say "me"'          | "3:13: '=' in a condition is not used in rules (it sets a value and compares nothing). Write == to compare."
        'if (bearer.wounds > 1 && meal.eater = bearer) say "me"' |
                "3:13: '=' sets a value, and before it belongs the name of a variable. Write == to compare."
        'say meal.zzz'                               | "3:18: 'zzz' is not a property of an Eats. Possible are eater, leaves."
        'meal.eater = bearer'                        | "3:9: 'eater' cannot be set. Write == to compare, or call a word that changes it."
        'int half = 3 / 2'                           | "3:20: '/' is not used in rules (the game counts in whole numbers). Write a.intdiv(b)."
        'say "${bearer.name}!"'                      | "3:13: a text with \$ is not used in rules (texts are translated as they stand). Write '{name}' and name: value beside it, or + for a key."
        'java.lang.System.exit(1)'                   | "3:9: there is no word 'java'."
        'say new String("x")'                        | "3:13: 'new' is not used in rules (rules get their objects from the game and do not create them). Delete it."
        'try { say "x" } finally { }'                | "3:9: 'try' is not used in rules (a failing rule is dropped as a whole). Delete it."
        'throw null'                                 | "3:9: 'throw' is not used in rules (a failing rule is dropped as a whole). Delete it."
        'say(1 as String)'                           | "3:13: 'as' is not used in rules (it may run code that nobody wrote). Write (int) x or list.toSet()."
        "println 'x'"                                | "3:9: 'println' is not used in rules (it belongs to the language and not to the game). Delete it."
        'say binding.toString()'                     | "3:13: 'binding' is not used in rules (it belongs to the language and not to the game). Delete it."
        'say bearer.class.name'                      | "3:20: 'class' is not used in rules (it belongs to the language and not to the game). Delete it."
        'int sum = snails.sum { it.wounds }'         | "3:19: a number belongs here, but this is a value of unknown type. Write (int) before it."
        'say hush'                                   | "3:13: there is no word 'hush'."
        'replace { say secret }'                     | "3:23: there is no word 'secret'."
        'def x = [1, 2'                              | "3:17: the bracket '[' is not closed before the '}' in line 4. Put a ']' where it belongs."
        'say "x'                                     | "3:13: the quote that opens here is never closed. Close it in the same line."
    }

    def "a variable of the file is not known in its methods"() {
        expect:
        mistakes("int most = 3\nint twice() { most * 2 }\n") ==
                "garden/cards/rake.groovy:2:15: there is no word 'most'. A variable is known only in the block where it " +
                        "stands: hand it on as an argument."
    }

    def "one mistake for each line, of all files at once, without those that follow from another"() {
        expect:
        mistakes([
                'cards/a.groovy': "rules {\n  afte(Eats) { meal -> say meal.eater.name }\n  say bearer.nmae; say bearer.nmae\n}\n",
                'cards/b.groovy': "rules {\n  say 'good'\n}\n",
                'cards/c.groovy': "rules {\n  say 'bad'))\n}\n",
                'cards/d.groovy': "import java.io.File\n@Deprecated\nvoid help() { }\nclass Own { }\n",
                'cards/e.groovy': "say \u200b'bad'",
                'cards/f.groovy': "Strng x = null",
        ]) == '''\
            garden/cards/a.groovy:2:3: there is no word 'afte'. Did you mean 'after'?
            garden/cards/a.groovy:3:14: 'nmae' is not a property of a Snail. Did you mean 'name'?
            garden/cards/c.groovy:2:12: the bracket ')' closes nothing. Delete it, or open one before it.
            garden/cards/d.groovy:1:1: an import is not used in rules (everything a rule may use is known by its simple name). Delete it.
            garden/cards/d.groovy:2:1: an annotation is not used in rules (it would act while the mod is compiled). Delete it.
            garden/cards/d.groovy:4:1: a class of its own is not used in rules (rules consist of the words that the game offers). Delete it.
            garden/cards/e.groovy:1:5: the character U+200B cannot be seen. Delete it.
            garden/cards/f.groovy:1:1: there is no type 'Strng'. Did you mean 'String'?            '''.stripIndent()
    }

    def "nothing of the class path takes part in compiling a mod"() {
        expect:
        mistakes("def setup() { expect: bearer.name == 'x' }").contains("a label is not used in rules")
        mistakes("@groovy.transform.ASTTest(value = { throw new Error() })\nvoid help() { }").contains("an annotation is not used in rules")
        mistakes("@Grab('x:y:1')\nvoid help() { }").contains("an annotation is not used in rules")
    }

    private static String mistakes(String text) {
        mistakes(['cards/rake.groovy': text])
    }

    private static String mistakes(Map<String, String> files) {
        try {
            ScriptBench.scripts(files)
            ''
        } catch (BrokenMod broken) {
            broken.message
        }
    }
}
