package mystics.editor.keeping

import java.nio.file.Files
import java.nio.file.Path
import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.choice.Question
import mystics.content.Setup
import mystics.editor.settings.NamesFile
import mystics.editor.settings.Settings
import mystics.editor.settings.SettingsFile
import mystics.home.CampaignShelf
import mystics.home.Failures
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.home.HomeFolder
import mystics.home.ReadingLanguage
import mystics.home.Shelf
import mystics.home.mods.FailedStarts
import mystics.home.mods.ModShelf
import mystics.install.Installation
import mystics.install.Scaffold
import mystics.kit.EditorFiles
import mystics.kit.NewMod
import mystics.mod.load.BaseGame
import mystics.mod.read.Pack
import mystics.mod.source.Sources
import mystics.play.Company
import mystics.play.Session
import mystics.play.SwitchOff
import mystics.play.UndoPolicy
import mystics.save.Campaign
import mystics.save.SaveRefused

/** Writes every kind of file there is at a home, again and again and in random order, until it is killed or has done so many. */
class Writer {
    final Path home
    final GameTable table = new GameTable(BaseGame.library())
    final Random random
    private final List<Session> sessions = (0..2).collect { begun(it) }
    private int number

    Writer(Path home, long seed) {
        this.home = home
        this.random = new Random(seed * 7_919_119)
    }

    /**
     * Arguments: the home, a seed, and how many writings, 0 for as many as there is time for. What fails is said and the
     * next is tried, as the program does.
     */
    static void main(String[] arguments) {
        Writer writer = new Writer(Path.of(arguments[0]), Long.parseLong(arguments[1]))
        int most = Integer.parseInt(arguments[2])
        writer.prepare(most)
        println 'ready'
        System.out.flush()
        for (int i = 0; most == 0 || i < most; i++) {
            try {
                writer.write(writer.random.nextInt(KINDS))
                println 'written'
            } catch (IOException | UncheckedIOException | SaveRefused refused) {
                println "refused: ${refused.message}"
            }
        }
        println 'done'
    }

    static final int KINDS = 17

    void prepare(int most) {
        Files.createDirectories(home.resolve('mods'))
        if (!Files.exists(home.resolve('mods/little-mod'))) {
            NewMod.write(home.resolve('mods/little-mod'), 'Ann')
            if (most == 0) {
                (0..<KINDS).each { write(it) }
            }
        }
    }

    void write(int kind) {
        number++
        switch (kind) {
            case 0: begin(); break
            case 1: playOn(); break
            case 2: shelf().save(session(random.nextInt(3)), 'mine', new byte[20_000]); break
            case 3: shelf().report(session(1), ['about.txt': noise()]); break
            case 4: campaign(); break
            case 5: new ModShelf(new HomeFolder(home)).off('little-mod'); break
            case 6: new ModShelf(new HomeFolder(home)).on('little-mod'); break
            case 7: new NamesFile(home.resolve('settings/names')).met(['Ann', 'Ben', 'Player ' + number]); break
            case 8: new SettingsFile(home.resolve('settings/desktop.properties'))
                    .write(Settings.usual().with(100 + number % 50)); break
            case 9: ReadingLanguage.keep(home.resolve('settings/language'), number % 2 == 0 ? 'de' : 'en'); break
            case 10: Pack.give(Sources.at(home.resolve('mods/little-mod')), 'little-mod', home.resolve('given')); break
            case 11: newMod(); break
            case 12: EditorFiles.write(home.resolve('mods/little-mod'), []); break
            case 13: install(); break
            case 14: new FailedStarts(home.resolve('settings/starts')).begin(['little-mod']); break
            case 15: new Failures(home.resolve('settings/failures'))
                    .note(new SwitchOff.Story('little-mod', 'it fell over at ' + number)); break
            default: shelf().putBy(session(random.nextInt(3)))
        }
    }

    private void begin() {
        def shelf = shelf()
        shelf.begins(session(random.nextInt(3)))
        shelf.trouble().ifPresent { println "not kept: $it" }
    }

    private void playOn() {
        Session session = session(random.nextInt(3))
        Shelf shelf = shelf()
        shelf.begins(session)
        3.times {
            session = answered(session, random.nextInt(50))
            shelf.changed(session)
        }
        shelf.pictured(new byte[20_000])
    }

    private void campaign() {
        CampaignShelf campaigns = new CampaignShelf(table, new HomeFolder(home))
        if (!campaigns.names().contains('ours')) {
            campaigns.begin('ours', [] as Set)
        }
        table.campaigns().write(home.resolve('campaigns/ours.campaign'), Campaign.beginning([] as Set))
        campaigns.underWay('ours').begins(session(2))
    }

    private void install() {
        def place = Files.createDirectories(home.resolve('program'))
        def program = home.resolve('mods/little-mod/.schemas/mystics.gdsl')
        new Scaffold(place).withCloseable { new Installation(place).take(program, it) }
    }

    private void newMod() {
        Path folder = home.resolve('made')
        Files.createDirectories(folder)
        NewMod.write(folder.resolve('mod-' + System.nanoTime()), 'Ann')
    }

    /** Bytes that no archive makes smaller. */
    private byte[] noise() {
        def bytes = new byte[150_000]
        random.nextBytes(bytes)
        bytes
    }

    Shelf shelf() {
        new Shelf(table.saves(), home.resolve('saves'), new Failures(home.resolve('settings/failures')))
    }

    private Session session(int which) {
        sessions[which]
    }

    private Session begun(int seed) {
        String chapter = table.catalog().firstToPlay().id()
        List<Setup.Member> party = SuggestedParty.of(table.catalog(), table.catalog().chapters().get(chapter))
                .collect { new Setup.Member(it, '') }
        Company company = new Company([:], [:], Optional.of(seed as long), Optional.of(seed as long), UndoPolicy.FREELY)
        Session session = table.begin(new GameAgreement(new Setup(chapter, party, [] as Set), company))
        4.times { session = answered(session, 0) }
        session
    }

    private static Session answered(Session session, int which) {
        Question.Choice choice = (Question.Choice) session.game().question().get()
        session.answer(new Answer(choice.options()[which % choice.options().size()].key()))
    }
}
