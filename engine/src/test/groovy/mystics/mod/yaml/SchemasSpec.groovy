package mystics.mod.yaml

import spock.lang.Shared
import spock.lang.Specification

class SchemasSpec extends Specification {
    @Shared
    Schemas schemas = new Schemas()

    def "a good #kind file has no findings"() {
        expect:
        schemas.check(document("$kind/one.yaml", text), kind) == []

        where:
        kind         | text
        'mod'        | 'id: garden\nname: Garden\nversion: 1.0.0\nengine: 1\nauthors: [Someone]\nlicence: free\nlanguages: [en]\n'
        'figures'    | 'name: Mole\ncount: 6\n'
        'heroes'     | 'name: Ann\nclasses: [cook]\nbattle: 2\ndefence: 1\nlore: 2\nmove: 2\nlife: 3\ngear: [rake]\nability: sing\nabout: Brave.\npowers:\n  - { name: Loud, text: "Sings." }\n'
        'minions'    | 'name: Moles\none: Mole\nbattle: 2\ndefence: 2\nlife: 1\nattack: melee\nsize: small\nfigure: mole\nlimit: 6\nkin: [mole]\nboss: false\ntext: Digs.\n'
        'cards'      | 'name: Rake\ntype: weapon\ncopies: 2\nattack: melee\ndamage: sharp\nbonus: 0\npaws: 1\nneed: { class: [cook] }\nstory: false\ntext: Rakes.\nrules: none\n'
        'cards'      | 'name: Hat\ntype: armor\nslot: head\nbonus: 1\nneed: { value: battle, least: 2 }\n'
        'abilities'  | 'name: Sing\nclasses: []\nhero: ann\ncost: 2\ntiming: before-turn\ntext: La.\n'
        'encounters' | 'name: Dusk\ndifficulty: standard\nflags: []\nrows:\n  - { from: 1, to: 2, minions: { moles: 2 } }\n  - { from: 5, minions: { moles: 4 } }\nsurge: { moles: 2 }\ntext: It gets dark.\n'
        'marks'      | 'name: Muddy\non: figure\nkind: condition\nletter: m\ntext: Slow.\nlasts: until-removed\n'
        'tiles'      | 'name: Shed\ntile: shed\nnumber: 5\ncolour: orange\nspaces:\n  - { id: a1, shape: [40, 40, 250, 40, 250, 230, 40, 230] }\n  - { id: b1, shape: [0, 0, 1000, 0, 0, 1000], special: 12 }\n' +
                       'walls: [ [0,0, 10,10] ]\nblack: [ [0,0, 10,10, 0,10] ]\nlines:\n  - { kind: yellow, path: [0,0, ' +
                               '10,10], arrow: [0, 1] }\n  - { kind: red, path: [0,0, 10,10] }\n' +
                       'exits:\n  - { edge: W, spaces: [a1] }\nmarks:\n  - { kind: entry, space: a1 }\n  - { kind: flip, ' +
                               'space: b1, needs: hook }\n  - { kind: brook, space: b1, flow: [-1, 0] }\n' +
                       'together: [ [a1, b1] ]\napart: [ [a1, b1] ]\nblind: [ [a1, b1] ]\ndecor:\n  - { kind: straw, shape: ' +
                               '[0,0, 10,10, 0,10] }\ntext: Dusty.\n'
        'chapters'   | 'name: Out\nnumber: 1\nintro: Out we go.\nparty: { size: 4, forbidden: [ann], required: [] }\ntiles:\n  - { at: [0, 0], up: shed }\nstart: { room: shed, mark: start }\nend-page: 6\n' +
                       'encounters: { standard: 9, difficult: 0 }\nsetup:\n  - { room: shed, minions: { moles: 3 } ' +
                               '}\nsearches:\n  - { room: shed, mark: brook, finds: hook }\n' +
                       'surges:\n  - { room: shed, minions: { moles: 2 } }\nobjective:\n  - { entered: yard }\n  - { ' +
                               'cleared: yard }\n  - { on: yard/gate, who: all-free }\n' +
                       'story:\n  - id: opening\n    when: start\n    text: Once.\n    voices:\n      - { who: ann, says: ' +
                               '"Yes." }\n    box: A rule.\n    also: More.\n'
        'lang'       | 'Rake: Harke\n"Rakes.": "Harkt."\n'
    }

    def "every mistake of a file is told in one go, with its place, its reason and a remedy"() {
        expect:
        findings('cards', '''\
            nmae: Rake
            type: weapn
            copies: 0
            text:
            bonus: three
            paws: 5
            need:
              class: [Gardener, cook, cook]
              value: lore
              leest: 2
            '''.stripIndent()) == '''\
            garden/cards/one.yaml:1:1: 'nmae' is not a key of a card. Did you mean 'name'?
            garden/cards/one.yaml:2:7: 'type' must be one of weapon, armor, accessory, item, scroll, trick, event, party-item, but is the text 'weapn' (what kind of card it is). Did you mean 'weapon'?
            garden/cards/one.yaml:3:9: 'copies' must be at least 1, but is 0 (how many of it the deck holds (left out: one)).
            garden/cards/one.yaml:4:6: 'text' must be a text, but has no value (the text that players read).
            garden/cards/one.yaml:5:8: 'bonus' must be a whole number, but is the text 'three' (dice a weapon adds to battle, armour to defence).
            garden/cards/one.yaml:6:7: 'paws' must be one of 1, 2, but is 5 (paws needed to hold it).
            garden/cards/one.yaml:8:10: 'class' contains an element twice.
            garden/cards/one.yaml:8:11: 'class' cannot be 'Gardener' (an id is the name of a file: small letters and digits, words joined by hyphens).
            garden/cards/one.yaml:10:3: 'leest' is not a key of 'need'. Did you mean 'least'?'''.stripIndent()
    }

    def "what a weapon needs is asked of weapons only"() {
        expect:
        findings('cards', 'name: Rake\ntype: weapon\nattack: melee\nbonus: 1\n') == '''\
            garden/cards/one.yaml:1:1: 'damage' is missing (every weapon has attack, damage, bonus and paws).
            garden/cards/one.yaml:1:1: 'paws' is missing (every weapon has attack, damage, bonus and paws).'''.stripIndent()
        findings('cards', 'name: Song\ntype: scroll\n') == ''
    }

    def "#kind: #text"() {
        expect:
        findings(kind, text) == 'garden/' + kind + '/one.yaml:' + message

        where:
        kind         | text                                                                              | message
        'figures'    | 'name: ""\ncount: 1\n'                                                            | "1:7: 'name' must not be empty (a name is one line of at most 60 characters)."
        'figures'    | "name: ${'x' * 61}\ncount: 1\n"                                                   | "1:7: 'name' is longer than 60 characters (a name is one line of at most 60 characters)."
        'figures'    | 'name: [a]\ncount: 1\n'                                                           | "1:7: 'name' must be a text, but is a list (a name is one line of at most 60 characters)."
        'figures'    | 'name: 3\ncount: 1\n'                                                             | "1:7: 'name' must be a text, but is 3 (a name is one line of at most 60 characters)."
        'tiles'      | 'name: a\ntile: a\ncolour: blue\nspaces:\n  - { id: a }\n'                    | "5:5: 'shape' is missing in 'spaces'."
        'figures'    | '- name\n'                                                                        | "1:1: the file must be a set of keys, but is a list."
        'marks'      | 'name: Mud\non: space\nkind: terrain\nletter: mm\n'                               | "4:9: 'letter' cannot be 'mm' (one character for the board of text)."
        'encounters' | 'name: a\ndifficulty: standard\nrows:\n  - { from: 1, minions: { Moles: 2 } }\n'  | "4:27: 'Moles' is not an id (the minions with their numbers: { minion: number }). Write it as an id: small letters and digits, words joined by hyphens."
        'encounters' | 'name: a\ndifficulty: standard\nrows:\n  - { from: 1, minions: { moles: 99 } }\n' |
                "4:34: 'moles' must be at most 20, but is 99 (a number of figures, 1 to 20)."
        'tiles'      | 'name: a\ntile: a\ncolour: red\nspaces:\n  - { id: a, shape: [0,0, 1,1, 1,0] }\n' | "3:9: 'colour' must be one of orange, blue, but is the text 'red' (the colour of a side and of its exits)."
        'tiles'      | 'name: a\ntile: a\ncolour: blue\nspaces:\n  - { id: a, shape: [0,0, 1,1] }\n'     | "5:21: 'shape' must have at least 6 elements, but has 4 (a shape is a list x, y, x, y ... of at least three corners)."
        'tiles'      | 'name: a\ntile: a\ncolour: blue\nspaces:\n  - { id: a, shape: [0,0, 1,1, 2000,0] }\n' | "5:32: 'shape' must be at most 1000, but is 2000 (drawings lie in a square of 1000 by 1000 units, y grows to the south)."
    }

    def "an empty file is told what it lacks"() {
        expect:
        findings('figures', '') == "garden/figures/one.yaml: the file must be a set of keys, but has no value."
    }

    private String findings(String kind, String text) {
        schemas.check(document("$kind/one.yaml", text), kind).join('\n')
    }

    private static Document document(String path, String text) {
        YamlText.read('garden', path, text.getBytes('UTF-8'))
    }
}
