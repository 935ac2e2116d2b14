package mystics.mod

import groovy.transform.CompileStatic
import mystics.mod.finding.BrokenMod
import mystics.mod.script.Garden
import mystics.mod.source.ModSource
import spock.lang.Specification

import static mystics.mod.GardenMod.FILES
import static mystics.mod.GardenMod.reader
import static mystics.mod.GardenMod.said
import static mystics.mod.GardenMod.source

/** A mod is read in whole, or refused with all its mistakes. */
class ModReaderSpec extends Specification {
    def "a mod is read: manifest, facts and scripts"() {
        when:
        def mod = reader().read(source())

        then:
        mod.manifest() == new Manifest('garden', 'The Garden', '1.2.3', 1, ['Someone'], 'free', ['en'], [:], [:], [:], [],
                Optional.empty(), [:], [], '')
        mod.documents().keySet() as List == ['cards/hat.yaml', 'cards/rake.yaml', 'lang/de.yaml']
        mod.documents('cards')*.id() == ['hat', 'rake']
        mod.all('cards', Card) == [new Card('Hat', 'armor', 'head', 1, ''), new Card('Rake', 'item', '', 0, 'It says something.')]
        mod.scripts().paths() as List == ['cards/rake.groovy', 'rules/house.groovy']
        said(mod, 'cards/rake.groovy') == ['rake']
        mod.hash() == source().hash()
    }

    def "every mistake of every file is told at once"() {
        when:
        reader().read(source([
                'mod.yaml'          : 'id: garden\nname: The Garden\nversion: one\nengine: 1\nauthors: [Someone]\n',
                'cards/hat.yaml'    : 'name: Hat\ntype: armour\n',
                'cards/tools.yaml'  : 'name: *tools\n',
                'cards/rake.groovy' : "sai 'rake'\n",
                'cards/rack.groovy' : "say 'rack'\n",
                'card/hoe.yaml'     : 'name: Hoe\n',
                'cards/Spade.yaml'  : 'name: Spade\ntype: item\n',
                'cards/old/axe.yaml': 'name: Axe\n',
                'tiles/shed.yml'    : 'name: Shed\n',
                'rules/hut.yaml'    : 'name: Hut\n',
        ]))

        then:
        BrokenMod broken = thrown()
        broken.message == '''\
            garden/card/hoe.yaml: 'card/' is not a folder of a mod. Did you mean 'cards'?
            garden/cards/Spade.yaml: 'Spade' cannot be an id (an id is small letters and digits, words joined by hyphens). Rename it.
            garden/cards/hat.yaml:2:7: 'type' must be one of weapon, armor, accessory, item, scroll, trick, event, party-item, but is the text 'armour' (what kind of card it is). Did you mean 'armor'?
            garden/cards/old/axe.yaml: the file lies too deep. Put it directly into cards/.
            garden/cards/rack.groovy: there is no cards/rack.yaml beside this script (rules belong to an entry with a data file). Did you mean 'rake.yaml'?
            garden/cards/rake.groovy:1:1: there is no word 'sai'. Did you mean 'say'?
            garden/cards/tools.yaml:1:7: aliases (*name) are not used in mods (every value is written where it is used). Write it out, or put it in quotes if it is a text.
            garden/mod.yaml:1:1: 'licence' is missing (mod.yaml needs it).
            garden/mod.yaml:3:10: 'version' cannot be 'one' (a version is three numbers: 1.0.0).
            garden/rules/hut.yaml: data files do not belong in rules/.
            garden/tiles/shed.yml: the data of an entry is in a file that ends in .yaml. Rename it.'''.stripIndent()
    }

    def "a mod for a later engine, or without a manifest, is refused"() {
        when:
        reader().read(mod)

        then:
        BrokenMod broken = thrown()
        broken.message == message

        where:
        mod                                                                                  | message
        source('mod.yaml': FILES['mod.yaml'].replace('engine: 1',
                'engine: 7'))             | 'garden/mod.yaml:4:9: the mod was written for engine 7, this is engine 1. Get a newer version of the game.'
        source('mod.yaml': FILES['mod.yaml'] + 'needs: { garden: "*" }\n')                  | 'garden/mod.yaml:7:10: a mod cannot stand among its own needs. Delete it.'
        source('mod.yaml': FILES['mod.yaml'] + 'after: [base-game, garden]\n')              | 'garden/mod.yaml:7:20: a mod cannot come after itself. Delete it.'
        ModSource.of('shed', [:])                                                            | 'shed: there is no mod.yaml (this file gives the name and the authors of the mod). Write one.'
    }

    @CompileStatic
    static record Card(String name, String type, String slot, int bonus, String text) { }
}
