package mystics.mod.yaml

import mystics.mod.finding.BrokenMod
import spock.lang.Specification

class YamlTextSpec extends Specification {

    def "plain YAML becomes nodes"() {
        when:
        def document = read('''\
            # a comment
            name: Rake
            copies: 2
            story: true
            text: |
              Two
              lines.
            need: { class: [gardener, cook] }
            strange: [yes, no, 010, 0x1F, 1_000, 1.2.3, "3", '']
            '''.stripIndent())

        then:
        document.root().toString() ==
                '{"name":"Rake","copies":2,"story":true,"text":"Two\\nlines.\\n","need":{"class":["gardener","cook"]},' +
                '"strange":["yes","no","010","0x1F","1_000","1.2.3","3",""]}'
        document.mod() == 'garden'
        document.path() == 'cards/rake.yaml'
        document.folder() == 'cards'
        document.id() == 'rake'
    }

    def "every key and value has its place"() {
        given:
        def document = read('name: Rake\nneed:\n  class: [gardener, cook]\npowers:\n  - { a/b: 1 }\n')

        expect:
        document.keyAt(pointer).toString() == "garden/cards/rake.yaml:$key"
        document.valueAt(pointer).toString() == "garden/cards/rake.yaml:$value"

        where:
        pointer             | key    | value
        ''                  | '1:1'  | '1:1'
        '/name'             | '1:1'  | '1:7'
        '/need/class'       | '3:3'  | '3:10'
        '/need/class/1'     | '3:21' | '3:21'
        '/powers/0/a~1b'    | '5:7'  | '5:12'
        '/need/hero'        | '3:3'  | '3:3'
    }

    def "#mistake is refused at #place"() {
        when:
        read(text)

        then:
        BrokenMod broken = thrown()
        broken.findings()*.code() == [code]
        broken.findings()[0].place().toString() == "garden/cards/rake.yaml:$place"

        where:
        mistake                | text                                  | code                | place
        'a key twice'          | 'name: a\ncost: 1\nname: b\n'         | 'duplicate-key'     | '3:1'
        'an anchor'            | 'name: &x a\n'                        | 'anchor'            | '1:7'
        'an anchored list'     | 'a:\n  - &x [1]\n'                    | 'anchor'            | '2:5'
        'an alias'             | 'name: *x\n'                          | 'alias'             | '1:7'
        'a tag'                | 'name: !!str 3\n'                     | 'tag'               | '1:7'
        'a tagged map'         | 'a: !x {b: 1}\n'                      | 'tag'               | '1:4'
        'two documents'        | 'a: 1\n---\nb: 2\n'                   | 'several-documents' | '2:1'
        'a large number'       | 'a: 99999999999\n'                    | 'number-range'      | '1:4'
        'a small number'       | 'a: -2147483649\n'                    | 'number-range'      | '1:4'
        'a huge number'        | "a: ${'9' * 400}\n"                   | 'number-range'      | '1:4'
        'a decimal'            | 'version: 1.0\n'                      | 'decimal'           | '1:10'
        'an exponent'          | 'a: 1e5\n'                            | 'decimal'           | '1:4'
        'a list as key'        | '? [a]\n: b\n'                        | 'key-not-text'      | '1:3'
        'a deep list'          | "a: ${'[' * 40}${']' * 40}\n"         | 'depth'             | '1:33'
        'a tab'                | 'a:\n\tb: 1\n'                        | 'yaml'              | '2:1'
        'an open quote'        | 'a: "b\nc: d\n'                       | 'yaml'              | '1:4'
        'an open bracket'      | 'a: [1, 2\nb: 3\n'                    | 'yaml'              | '2:2'
        'a colon in a text'    | 'text: Once: twice\n'                 | 'yaml'              | '1:11'
        'a missing colon'      | 'name: a\ncost\ntext: b\n'            | 'yaml'              | '3:1'
        'bad indentation'      | 'a:\n  b: 1\n c: 2\n'                 | 'yaml'              | '3:2'
        'a forbidden start'    | 'a: @b\n'                             | 'yaml'              | '1:4'
        'a command written'    | 'a: b\nc: "d\\e[2J"\n'                 | 'character'         | '2:4'
        'a bell as key'        | '"a\\a": b\n'                         | 'character'         | '1:1'
        'a turn written'       | 'a: "b\\u2067c"\n'                    | 'character'         | '1:4'
        'a turn'               | 'a: b\u2067c\n'                      | 'character'         | '1:5'
        'a control character'  | 'a: b\nc: d\u0001\n'                  | 'character'         | '2:5'
    }

    def "a file made of mistakes is read no further than a hundred of them"() {
        when:
        read('a: [' + '*x, ' * 200_000 + ']\n')

        then:
        BrokenMod broken = thrown()
        broken.findings()*.code() == ['alias'] * 100
    }

    def "all that is wrong in one file is told at once, in words"() {
        when:
        read('a: &x 1\na: 1.5\nb: *x\n')

        then:
        BrokenMod broken = thrown()
        broken.message == '''\
            garden/cards/rake.yaml:1:4: anchors (&x) are not used in mods (every value is written where it is used). Delete it, or put it in quotes if it is a text.
            garden/cards/rake.yaml:2:1: the key 'a' is already used above (the game could read only one of them). Delete one.
            garden/cards/rake.yaml:2:4: the number 1.5 is not whole (mods count in whole numbers). Round it, or put it in quotes if it is a text.
            garden/cards/rake.yaml:3:4: aliases (*name) are not used in mods (every value is written where it is used). Write it out, or put it in quotes if it is a text.'''.stripIndent()
    }

    def "a file that is not Unicode text is refused"() {
        when:
        YamlText.read('garden', 'cards/rake.yaml', [0x61, 0xC3, 0x28] as byte[])

        then:
        BrokenMod broken = thrown()
        broken.message == 'garden/cards/rake.yaml:1:2: the file is not UTF-8 text from here on. Save it as UTF-8.'
    }

    private static Document read(String text) {
        YamlText.read('garden', 'cards/rake.yaml', text.getBytes('UTF-8'))
    }
}
