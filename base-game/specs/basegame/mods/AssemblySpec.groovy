package basegame.mods

import spock.lang.Specification

import static basegame.mods.Mods.assembled
import static basegame.mods.Mods.mod

/** Mods put together with the base game: a broken one never stops the game. */
class AssemblySpec extends Specification {
    static final HAT = 'name: Acorn Hat\ntype: armor\nslot: head\nbonus: 1\n'

    def "a sound mod brings its entries and its rules"() {
        when:
        def assembly = assembled(mod('hats', 'cards/acorn-hat.yaml': HAT,
                'cards/acorn-hat.groovy': "rules {\n    change(DefenceDice) { roll -> }\n}\n"))

        then:
        assembly.leftOut() == []
        assembly.library().mods()*.id() == ['base-game', 'hats']
        assembly.library().catalog().cards()['acorn-hat'].name() == 'Acorn Hat'
        assembly.library().rules().count { it.source().mod() == 'hats' } == 1
        assembly.library().rules()*.number() == (0..<assembly.library().rules().size()).toList()
    }

    def "a broken mod is left out and named with the reason, and the others are loaded"() {
        when:
        def assembly = assembled(mod('hats', 'cards/acorn-hat.yaml': HAT), mod(files, 'wrong'))

        then:
        assembly.library().mods()*.id() == ['base-game', 'hats']
        assembly.leftOut()*.mod() == ['wrong 1.0.0']
        assembly.leftOut()[0].reasons()*.toString() == [told]

        where:
        files                                                                          || told
        ['cards/hood.yaml': 'name: Hood\ntype: armour\nslot: head\nbonus: 1\n']        ||
                "wrong/cards/hood.yaml:2:7: 'type' must be one of weapon, armor, accessory, item, scroll, trick, event, " +
                        "party-item, but is the text 'armour' (what kind of card it is). Did you mean 'armor'?"
        ['cards/acorn-hat.yaml': HAT]                                                  ||
                "wrong/cards/acorn-hat.yaml:1:1: there is a 'cards/acorn-hat' of 'hats' already. Choose another name for " +
                        "the file, write 'replaces: hats', or amend the other."
        ['cards/hood.yaml': HAT + 'need: { hero: colin }\n']                           ||
                "wrong/cards/hood.yaml:5:15: there is no 'colin' in heroes/. Did you mean 'collin'?"
        ['cards/hood.yaml': 'extends: acorn-hut\n']                                    ||
                "wrong/cards/hood.yaml:1:10: there is no 'cards/acorn-hut' that could be extended. Did you mean 'acorn-hat'?"
        ['cards/hood.yaml': 'extends: acorn-hat\nbonos: 2\n']                          ||
                "wrong/cards/hood.yaml:2:1: 'bonos' is not a key of a card. Did you mean 'bonus'?"
        ['cards/hood.yaml': HAT + 'replaces: base-game\n']                             ||
                "wrong/cards/hood.yaml:5:11: 'base-game' has no 'cards/hood' that is loaded before this."
        ['cards/hood.yaml': HAT, 'cards/hood.groovy': 'rules {\n    change(DefenseDice) { roll -> }\n}\n'] ||
                "wrong/cards/hood.groovy:2:12: there is no word 'DefenseDice'. Did you mean 'DefenceDice'?"
    }

    def "of two mods that replace one entry, the second is told of the first"() {
        when:
        def assembly = assembled(mod('first', 'cards/dagger.yaml': HAT + 'replaces: base-game\n'),
                mod('second', 'cards/dagger.yaml': HAT + 'replaces: base-game\n'))

        then:
        assembly.leftOut()*.mod() == ['second 1.0.0']
        assembly.leftOut()[0].reasons()*.toString() == ["second/cards/dagger.yaml:5:11: 'base-game' has no 'cards/dagger' " +
                "that is loaded before this " +
                "('first' has replaced it already). Write 'replaces: first', or switch one of the two mods off."]
    }

    def "what needs a broken mod is left out with it"() {
        when:
        def assembly = assembled(mod('wrong', 'cards/hood.yaml': 'name: Hood\n'), mod([:], 'hats', 'after: [wrong]\n'),
                mod([:], 'caps', 'likes: { wrong: "*" }\n'),
                mod(['cards/cap.yaml': 'extends: hood\nname: Cap\n'], 'late', 'after: [wrong]\n'))

        then:
        assembly.library().mods()*.id() == ['base-game', 'hats', 'caps']
        assembly.leftOut()*.mod() == ['wrong 1.0.0', 'late 1.0.0']
    }

    def "a file that is no mod at all is left out by its name"() {
        when:
        def assembly = assembled(mystics.mod.source.ModSource.of('junk', ['readme.txt': 'Hello'.bytes]))

        then:
        assembly.leftOut()*.toString() == ["junk is left out:\n  junk: there is no mod.yaml (this file gives the name " +
                "and the authors of the mod). Write one."]
    }

    def "only a mod of nothing but translations may say that saved games do not need it"() {
        expect:
        assembled(mod(files, 'words', 'affects-saves: false\n')).leftOut()*.reasons().flatten()*.toString() == told

        where:
        files                         || told
        ['lang/de.yaml': 'Bow: Bogen\n'] || []
        ['cards/acorn-hat.yaml': HAT] ||
                ['words/mod.yaml:8:16: the mod affects saved games: it contains cards/acorn-hat.yaml (only a mod that contains nothing ' +
                'but translations does not). Delete the key.']
    }
}
