package mystics.editor.desktop

import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.editor.settings.Pace
import mystics.editor.settings.Settings
import mystics.editor.settings.SettingsFile
import mystics.home.CampaignShelf
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.home.HomeFolder
import mystics.mod.load.BaseGame
import mystics.play.Company
import mystics.play.Session
import mystics.play.UndoPolicy
import mystics.save.Campaign
import spock.lang.Requires
import spock.lang.Specification
import spock.lang.TempDir


/** A campaign in the program itself, on a screen in memory (CAMP, END-2). */
@Requires(value = { VirtualDisplay.available }, reason = VirtualDisplay.NEEDED)
class CampaignWindowSpec extends Specification {
    /** In seconds. */
    static final int PATIENCE = 200
    static final Path FOUND = Path.of('target/window')
    @TempDir Path home
    def table = new GameTable(BaseGame.library())
    def campaigns
    def display = new VirtualDisplay(1280, 800)

    def setup() {
        Files.createDirectories(FOUND)
        new SettingsFile(home.resolve('settings/desktop.properties')).write(Settings.usual().with(Pace.AT_ONCE))
        campaigns = new CampaignShelf(table, new HomeFolder(home))
        campaigns.begin('ours', [] as Set)
    }

    def cleanup() {
        display.close()
    }

    def "a game that was left in a campaign is opened like any saved game, and how it ends goes onto the campaign's sheet"() {
        given:
        def underWay = campaigns.underWay('ours')
        def ending = lost(table, campaigns.read('ours'))
        underWay.begins(ending)
        underWay.putBy(ending)

        expect:
        comesBack('left', 'lost with', 'Load a game', 'Go on', 'again', 'On with the campaign')
        campaigns.read('ours').played()*.result() == [Campaign.Result.AGAIN]
        campaigns.underWay('ours').underWay().empty
    }

    def "a chapter that was saved under a name goes on in the campaign that is chosen for it"() {
        given:
        table.shelf(new HomeFolder(home)).save(lost(table, campaigns.read('ours')), 'mine')

        expect:
        comesBack('named', 'lost with', 'Load a game', 'Go on', 'In the campaign ours', 'again', 'On with the campaign')
        campaigns.read('ours').played()*.result() == [Campaign.Result.AGAIN]
    }

    def "a campaign that has gone on without the chapter under way says so, and where that is kept"() {
        given:
        def ending = lost(table, campaigns.read('ours'))
        campaigns.underWay('ours').begins(ending)
        campaigns.keep('ours', table.shelf(new HomeFolder(home.resolve('elsewhere'))), through(ending.answer(new Answer('on'))))
        def sheet = campaigns.read('ours')

        expect:
        comesBack('gone-on', "its sheet stays as it is; this game is kept as 'left on ", 'Campaigns', "Play Lily's Tail")
        campaigns.read('ours') == sheet
        campaigns.underWay('ours').underWay().empty
    }

    /** What went wrong is in target/window, with a picture. */
    private void comesBack(String name, String says, String... pressed) {
        def process = display.start(Homecoming, FOUND.resolve("campaign-${name}.log"), home.toString(),
                FOUND.resolve("campaign-${name}.png").toString(), says, *pressed)
        try {
            assert process.waitFor(PATIENCE, TimeUnit.SECONDS)
            assert process.exitValue() == 0
        } finally {
            process.destroyForcibly()
        }
    }

    /** Whatever else is asked is answered by the first that is offered. */
    private static Session through(Session session) {
        while (session.game().question().present) {
            session = session.answer(new Answer(session.game().question().get().options()[0].key()))
        }
        session
    }

    /** A chapter that the program has lost, at its last question. */
    private static Session lost(GameTable table, Campaign campaign) {
        def first = table.catalog().firstToPlay()
        def agreed = campaign.setup(table.catalog(), first, SuggestedParty.of(table.catalog(), first))
        def bots = agreed.party()*.hero().collectEntries { [it, GameTable.BOT] }
        for (long seed = 1; ; seed++) {
            def session = table.begin(new GameAgreement(agreed,
                    new Company([:], bots, Optional.of(seed), Optional.of(seed), UndoPolicy.TO_LAST_NEWS)))
            while (session.game().question().present) {
                def options = session.game().question().get().options()*.key()
                if (options == ['again', 'on']) return session
                session = session.answer(new Answer(options[0]))
            }
        }
    }
}
