package basegame.mods

import mystics.content.Card
import mystics.content.MinionCard
import spock.lang.Specification

import static basegame.mods.Mods.assembled
import static basegame.mods.Mods.mod

/** Mods that change entries of others: what they may do, who is told to have done it, and what is refused. */
class AmendmentsSpec extends Specification {
    def "an amendment sets values, adds to lists, and takes away"() {
        when:
        def assembly = assembled(mod('strong', 'amendments/rats.yaml': '''\
            amend:
              - entry: minions/rat-warriors
                set: { life: 4, text: "They have had a good breakfast." }
                add: { kin: [fed] }
                remove: [size]
            '''))
        def rats = assembly.library().catalog().minions()['rat-warriors'] as MinionCard

        then:
        assembly.leftOut() == []
        assembly.warnings() == []
        rats.life() == 4
        rats.kin() == ['rat', 'fed']
        rats.text() == 'They have had a good breakfast.'
    }

    def "elements of lists are named by id, text, key=value or number, and inserted before and after"() {
        when:
        def assembly = assembled(mod('more', 'amendments/chapter.yaml': '''\
            amend:
              - entry: chapters/flight-to-barksburg
                set:
                  setup/room=kitchen/minions/roaches: 5
                  story/opening/voices/1/says: "Are we all here?"
                insert:
                  - { before: setup/1, value: { room: sewer, minions: { roaches: 1 } } }
                  - { after: setup/room=kitchen, value: { room: sewer, minions: { roaches: 2 } } }
            '''))
        def chapter = assembly.library().catalog().chapters()['flight-to-barksburg']

        then:
        assembly.leftOut() == []
        chapter.setup()*.minions() == [[roaches: 1], ['rat-warriors': 3], [roaches: 5], [roaches: 2]]
        chapter.story().find { it.id() == 'opening' }.voices()[0].says() == 'Are we all here?'
    }

    def "an amendment adds rules to an entry, puts others in their place, or silences them: #rules"() {
        given:
        def files = ['amendments/sharp.yaml': "amend:\n  - { entry: cards/dagger, rules: $rules }\n".toString()] + script

        when:
        def library = assembled(mod(files, 'sharp')).library()

        then:
        library.rules().findAll { it.source().id() == 'cards/dagger' }*.source()*.mod().unique() == speak

        where:
        rules     | script                                                                                     || speak
        'add'     | ['amendments/sharp.groovy': 'rules {\n    change(BattleDice) { dice -> dice.add 1 }\n}\n'] || ['base-game', 'sharp']
        'replace' | ['amendments/sharp.groovy': 'rules {\n    change(BattleDice) { dice -> dice.add 1 }\n}\n'] || ['sharp']
        'none'    | [:]                                                                                        || []
    }

    def "a script beside amendments that speaks for nothing, and an amendment whose script is missing, are findings"() {
        expect:
        assembled(mod(files, 'sharp')).leftOut()[0].reasons()*.toString() == [told]

        where:
        files << [['amendments/sharp.yaml': 'amend:\n  - { entry: cards/dagger, set: { bonus: 1 } }\n',
                'amendments/sharp.groovy': 'rules { }\n'],
                  ['amendments/sharp.yaml': 'amend:\n  - { entry: cards/dagger, rules: add }\n']]
        told << ["sharp/amendments/sharp.yaml:2:3: no amendment uses the script beside this file. Write 'rules: add' or " +
                "'rules: replace' at the entry it belongs to.",
                 'sharp/amendments/sharp.yaml:2:35: there is no script to add. Write amendments/sharp.groovy.']
    }

    def "an entry extends another and has its rules, replaces one of another mod, or is given new facts and keeps its rules"() {
        when:
        def assembly = assembled(mod('smith',
                'cards/big-button.yaml': 'extends: button-shield\nname: Big Button\nbonus: 2\n',
                'cards/accurate-bow.yaml': 'replaces: base-game\nname: Quiet Bow\ntype: weapon\nattack: ranged\ndamage: ' +
                        'sharp\nbonus: 0\npaws: 2\n',
                'amendments/shell.yaml': '''\
                    amend:
                      - entry: cards/big-button
                        replace: { name: Bigger Button, type: armor, slot: paw, bonus: 3, text: "As a button." }
                    '''))
        def cards = assembly.library().catalog().cards()
        def rules = assembly.library().rules().groupBy { it.source().words() }

        then:
        assembly.leftOut() == []
        (cards['big-button'] as Card).name() == 'Bigger Button'
        (cards['big-button'] as Card).bonus() == 3
        rules['smith:cards/big-button']*.verb() == rules['base-game:cards/button-shield']*.verb()
        rules['smith:cards/big-button']*.place().unique() == ['base-game/cards/button-shield.groovy']
        cards['accurate-bow'].name() == 'Quiet Bow'
        !rules.containsKey('base-game:cards/accurate-bow')
    }

    def "an amendment with a condition is made only when it is met"() {
        given:
        def amending = mod('seasons', 'amendments/rats.yaml': ("amend:\n  - entry: minions/rat-warriors\n    when: " +
                "$condition\n    set: { life: 4 }\n").toString())

        expect:
        (assembled(amending, mod([:], 'winter')).library().catalog().minions()['rat-warriors'] as MinionCard).life() == (met ? 4 : 1)

        where:
        condition                             || met
        '{ mod: winter }'                     || true
        '{ mod: winter, version: ">=1.0" }'   || true
        '{ mod: winter, version: ">=2" }'     || false
        '{ mod: summer }'                     || false
        '{ without: summer }'                 || true
        '{ without: winter }'                 || false
        '{ mod: winter, without: base-game }' || false
    }

    def "explain tells of each value which mod set it, in which file and line, and what stood there before"() {
        when:
        def lines = assembled(strong('strong', 2), strong('mighty', 3)).explain('minions/rat-warriors')

        then:
        lines.any { it ==~ /name: Rat Warriors   \[base-game\/minions\/rat-warriors.yaml:1:7\]/ }
        lines.dropWhile { !it.startsWith('life') }.take(3) == [
                'life: 3   [mighty/amendments/rats.yaml:3:18]',
                '  before: 2   [strong/amendments/rats.yaml:3:18]',
                '  before: 1   [base-game/minions/rat-warriors.yaml:5:7]']
    }

    def "two mods that set one value are named, and which of them counts; not if the later one says that it comes after"() {
        expect:
        assembled(strong('strong', 2), strong('mighty', 3, more)).warnings()*.toString() == warnings

        where:
        more              || warnings
        ''                || ["mighty/amendments/rats.yaml:3:12: both 'strong' (strong/amendments/rats.yaml:3:12) and 'mighty' change " +
                "'life' of minions/rat-warriors ('mighty' is loaded later, so its value counts). If that is meant, name 'strong' under " +
                "'after' in mod.yaml of 'mighty'."]
        'after: [strong]' || []
    }

    def "a mistake in an amendment is told with its line, and its mod is left out"() {
        when:
        def assembly = assembled(mod('wrong', 'amendments/a.yaml': "amend:\n  - entry: minions/rat-warriors\n    ${text}\n".toString()))

        then:
        assembly.library().mods()*.id() == ['base-game']
        assembly.leftOut()*.reasons().flatten()*.toString() == ["wrong/amendments/a.yaml:" + told]

        where:
        text                                        || told
        'set: { lief: 2 }'                          || "3:12: 'lief' is not a key of a minion. Did you mean 'life'?"
        'set: { life: two }'                        || "3:18: 'life' must be a whole number, but is the text 'two' (wounds that defeat it)."
        'set: { powers/1/name: Bite }'              || "3:12: there is no 'powers' to be found here."
        'set: { kin/5: cat }'                       || "3:12: there is no '5' to be found here. There is only 'rat'."
        'set: { name/first: Cat }'                  || "3:12: there is no 'first' to be found here."
        'add: { name: Cat }'                        || "3:12: nothing can be added to 'name' (only lists and objects can grow). Use 'set'."
        'insert: [ { before: name, value: x } ]'    ||
                "3:25: 'name' is not an element of a list (only elements of lists have a before and an after). Use 'set' or 'add'."
        'remove: [figur]'                           || "3:14: there is no 'figur' to be found here. Did you mean 'figure'?"
        'remove: [figure]'                          || "3:14: 'figure' is missing (a minion needs it)."
        'set: { figure: rta }'                      || "3:20: there is no 'rta' in figures/. Did you mean 'rat'?"
        'sett: { life: 2 }'                         || "3:5: 'sett' is not a key of 'amend'. Did you mean 'set'?"
    }

    def "an amendment of nothing is told with what was probably meant"() {
        expect:
        assembled(mod('wrong', 'amendments/a.yaml': 'amend:\n  - { entry: minions/rat-worriors, remove: [name] }\n'))
                .leftOut()*.reasons().flatten()*.toString() ==
                ["wrong/amendments/a.yaml:2:14: there is no entry 'minions/rat-worriors' in the mods loaded so far. Did you " +
                        "mean 'minions/rat-warriors'?"]
    }

    private static strong(String id, int life, String more = '') {
        mod('amendments/rats.yaml': "amend:\n  - entry: minions/rat-warriors\n    set: { life: $life }\n".toString(), id, more)
    }
}
