package basegame.mods

import basegame.properties.Games
import mystics.choice.Answer
import mystics.choice.Question
import mystics.home.Failures
import mystics.home.Shelf
import mystics.mod.load.Library
import mystics.mod.source.ModSource
import mystics.phase.chapter.BeginChapter
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Session
import mystics.play.UndoPolicy
import mystics.save.ModDifference
import mystics.save.SaveRefused
import mystics.save.Saves
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/**
 * A game that was saved with a mod is opened with the same mod, a newer, an older, an altered one, or none: what is
 * told, what can be done, and what stays.
 */
class SavesAndModsSpec extends Specification {
    static final String HAT = 'name: Party Hat\ntype: accessory\ncopies: 1\ntext: Worn on the head, it is a hat.\nrules: none\n'

    /** A second thing to wear, for Filch. */
    static final Map<String, String> CROWN = ['cards/crown.yaml': HAT.replace('Party Hat', 'Crown'),
            'amendments/filch.yaml': 'amend:\n  - entry: heroes/filch\n    add: { gear: [crown] }\n']

    @Shared Library old = library(hats('1.1.0', 'party-hat'))
    @TempDir Path folder

    /** The mod in a version, with its card under a name, which Tilda always has with her, and with renames, and perhaps more files. */
    private static ModSource hats(String version, String card, String renames = '', Map<String, String> more = [:]) {
        def mod = Mods.mod([("cards/${card}.yaml".toString()): HAT,
                'amendments/tilda.yaml': "amend:\n  - entry: heroes/tilda\n    add: { gear: [$card] }\n".toString()] +
                        more, 'hats', renames)
        mod.with('mod.yaml', new String(mod.bytes('mod.yaml')).replace('1.0.0', version))
    }

    private static Library library(ModSource... mods) {
        def assembly = Mods.assembled(mods)
        assert assembly.leftOut() == []
        assembly.library()
    }

    private static Saves saves(Library library) {
        new Saves('test', library, Games.BOTS, Inspector.NONE)
    }

    /** A game some answers old. */
    private Session played() {
        def setting = old.setting(Games.setup(5), Inspector.NONE)
        def company = Games.company(5, UndoPolicy.FREELY)
        def session = Session.of(company, Game.begin(setting, company.seating(Games.BOTS, setting.box()), [new BeginChapter()]))
        12.times { session = session.answer(Games.answer(session.game(), 5)) }
        session
    }

    private Path saved() {
        def file = folder.resolve('game.mystics')
        saves(old).write(file, played())
        file
    }

    def "with the same mod it goes on as it was"() {
        expect:
        saves(old).differences(saved()).empty
        saves(old).read(folder.resolve('game.mystics')).game() == played().game()
    }

    def "#kind, and the game comes out the same when it is replayed: it is opened without a question, and the file stays as it is"() {
        given:
        def file = saved()
        def bytes = Files.readAllBytes(file)
        def now = saves(library(mod))

        when:
        def session = now.read(file)

        then:
        now.differences(file)*.kind() == [kind]
        session.log()*.toString() == played().log()*.toString()
        session.history().size() == played().history().size()
        session.game().state().table().digest() == played().game().state().table().digest()
        Files.readAllBytes(file) == bytes
        Files.list(folder).withCloseable { it.count() } == 1

        where:
        mod                                                                     || kind
        hats('1.2.0', 'party-hat')                                              || ModDifference.Kind.NEWER
        hats('1.0.9', 'party-hat')                                              || ModDifference.Kind.OLDER
        hats('1.1.0', 'party-hat', '', ['rules/bow.groovy': 'rules { }\n'])     || ModDifference.Kind.ALTERED
    }

    def "that the mods have changed is said once: when the game is opened, and not again once it has been gone on with"() {
        given:
        shelf(old).begins(played())
        def now = shelf(library(hats('1.2.0', 'party-hat')))

        when:
        now.begins(now.load(Shelf.AUTOSAVE))

        then:
        now.remarks()*.toString() == ['Mods have changed since this game was saved, and it comes out the same with them: hats is newer ' +
                '(1.2.0, saved with 1.1.0).']
        now.remarks().empty
        left().empty

        when:
        now.load(Shelf.AUTOSAVE)

        then:
        now.remarks().empty
    }

    def "#kind, and the game differs: the save is refused with the place, can be opened despite that, and stays as it is"() {
        given:
        def file = saved()
        def bytes = Files.readAllBytes(file)
        def now = saves(library(mod))

        when:
        now.read(file)

        then:
        def refused = thrown(SaveRefused)
        refused.differences()*.kind() == [kind]
        refused.message.contains(told)
        refused.message.contains('Run again with these it goes another way. All answers fit, but the table came out otherwise than saved.')
        refused.message.contains(choice)

        when:
        def session = now.readDespiteMods(file)

        then:
        session.game().question().present
        session.history().size() == 1
        session.log()*.toString() == session.news()*.toString()
        Files.readAllBytes(file) == bytes
        Files.list(folder).withCloseable { it.count() } == 1

        where:
        mod                                       || kind                       | told                                      | choice
        hats('1.2.0', 'party-hat', '', CROWN)     || ModDifference.Kind.NEWER   | 'hats is newer (1.2.0, saved with 1.1.0)' | 'Put hats 1.1.0 back, or go on by the rules of 1.2.0.'
        hats('1.0.9', 'party-hat', '', CROWN)     || ModDifference.Kind.OLDER   | 'hats is older (1.0.9, saved with 1.1.0)' | 'Get hats 1.1.0 or newer.'
        hats('1.1.0', 'party-hat', '', CROWN)     || ModDifference.Kind.ALTERED | 'hats is altered'                         | 'Or open it despite that.'
    }

    def "altered so that a card on the table is gone: it cannot be opened, and is not offered"() {
        when:
        saves(library(hats('1.2.0', 'paper-hat'))).read(saved())

        then:
        def refused = thrown(SaveRefused)
        refused.differences().empty
        refused.message == "game.mystics: it cannot go on with these mods: there is no card 'party-hat' in this chapter " +
                "with the loaded mods (hats is newer (1.2.0, saved with 1.1.0)). Load the mods it was saved with."
    }

    def "missing, it is told; and as Tilda has a card nobody knows, the game cannot go on without it"() {
        given:
        def file = saved()
        def none = saves(library())

        when:
        none.read(file)

        then:
        def refused = thrown(SaveRefused)
        refused.differences()*.kind() == [ModDifference.Kind.MISSING]
        refused.message.contains('Put hats 1.1.0 into the folder of mods')

        when:
        none.readDespiteMods(file)

        then:
        def unknown = thrown(SaveRefused)
        unknown.message.startsWith("game.mystics: it cannot go on with these mods: there is no card 'party-hat'")
        unknown.message.endsWith('Load the mods it was saved with.')
    }

    def "one more than there was is asked about, even if the game would come out the same"() {
        given:
        def file = saved()
        def more = saves(library(hats('1.1.0', 'party-hat'), Mods.mod(['rules/bow.groovy': 'rules { }\n'], 'bows')))

        when:
        more.read(file)

        then:
        def refused = thrown(SaveRefused)
        refused.differences()*.kind() == [ModDifference.Kind.ADDED]
        refused.message.contains('bows was not there (1.0.0). Switch bows off. Or open it despite that.')
        more.readDespiteMods(file).history().size() == played().history().size()
    }

    def "mods in another order are tried like changed ones"() {
        given:
        def bows = { String after -> Mods.mod(['rules/bow.groovy': 'rules { }\n'], 'bows', after) }
        old = library(hats('1.1.0', 'party-hat'), bows('after: [hats]\n'))
        def file = saved()
        def now = saves(library(bows(''), hats('1.1.0', 'party-hat')))

        expect:
        now.differences(file)*.kind().toSet() - ModDifference.Kind.ALTERED == [ModDifference.Kind.MOVED] as Set
        now.read(file).history().size() == played().history().size()

        cleanup:
        old = library(hats('1.1.0', 'party-hat'))
    }

    def "a mod whose pieces the table does not hold can be missing: the game goes on without it"() {
        given:
        old = library(Mods.mod(['rules/bow.groovy': "rules {\n    after(RoundEnds) { round -> say 'The mice bow.' }\n}\n"], 'hats'))
        def file = saved()

        expect:
        saves(library()).differences(file)*.kind() == [ModDifference.Kind.MISSING]
        saves(library()).readDespiteMods(file).game().question().present

        cleanup:
        old = library(hats('1.1.0', 'party-hat'))
    }

    def "what a newer mod has renamed is known by its new name: #what"() {
        given:
        def file = saved()
        def now = saves(library(hats('1.2.0', 'paper-crown', "renames: { $renames }\n")))

        when:
        def session = now.readDespiteMods(file)

        then:
        now.text(session).contains('paper-crown')
        !now.text(session).contains('party-hat')
        session.news().empty
        session.log()*.toString() == played().log()*.toString()
        now.replay(file).same()

        where:
        what                | renames
        'once'              | 'cards/party-hat: cards/paper-crown'
        'twice'             | 'cards/party-hat: cards/paper-hat, cards/paper-hat: cards/paper-crown'
    }

    def "an old name that an entry has today is that entry"() {
        given:
        def file = saved()
        def now = saves(library(hats('1.2.0', 'party-hat', 'renames: { cards/party-hat: cards/paper-crown }\n',
                ['cards/paper-crown.yaml': HAT.replace('Party Hat', 'Crown')])))

        expect:
        now.text(now.readDespiteMods(file)).contains('party-hat')
    }

    def "the game of every answer is put by before other mods go on with it, and nothing else is overwritten"() {
        given:
        def then = shelf(old)
        then.begins(played())
        then.save(played().answer(Games.answer(played().game(), 5)), 'mine')
        def before = Files.readAllBytes(folder.resolve('autosave.mystics'))
        def mine = Files.readAllBytes(folder.resolve('mine.mystics'))
        def now = shelf(library(hats('1.2.0', 'party-hat', '', CROWN)))

        when: 'it is opened, and gone on with'
        def session = now.loadDespiteMods('autosave')
        now.begins(session)
        now.changed(session.answer(new Answer((session.game().question().get() as Question.Choice).options()[0].key())))

        then:
        left().collect { Files.readAllBytes(it) } == [before]
        saves(old).read(left()[0]).game() == played().game()

        when: 'another one takes its place'
        now.begins(now.loadDespiteMods('mine'))

        then:
        left().size() == 2
        left().any { Files.readAllBytes(it) == before }
        Files.readAllBytes(folder.resolve('mine.mystics')) == mine
    }

    private Shelf shelf(Library library) {
        new Shelf(saves(library), folder, new Failures(folder.resolve('failures')))
    }

    private List<Path> left() {
        Files.list(folder).withCloseable { files -> files.filter { it.fileName.toString().matches('left on .*[.]mystics') }.toList() }
    }
}
