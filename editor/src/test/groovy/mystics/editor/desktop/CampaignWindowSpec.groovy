package mystics.editor.desktop

import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.console.Arrangement
import mystics.console.CampaignShelf
import mystics.console.GameTable
import mystics.console.HomeFolder
import mystics.editor.settings.Pace
import mystics.editor.settings.Settings
import mystics.editor.settings.SettingsFile
import mystics.mod.load.BaseGame
import mystics.play.Company
import mystics.play.Session
import mystics.play.UndoPolicy
import mystics.save.Campaign
import spock.lang.Requires
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.TimeUnit

/** A campaign in the program itself, on a screen in memory (CAMP, END-2). */
@Requires(value = { VirtualDisplay.available }, reason = VirtualDisplay.NEEDED)
class CampaignWindowSpec extends Specification {
    /** In seconds. */
    static final int PATIENCE = 200
    static final Path FOUND = Path.of('target/window')
    @TempDir Path home

    def "a game that was left in a campaign is opened like any saved game, and how it ends goes onto the campaign's sheet"() {
        given:
        Files.createDirectories(FOUND)
        new SettingsFile(home.resolve('settings/desktop.properties')).write(Settings.usual().with(Pace.AT_ONCE))
        def table = new GameTable(BaseGame.library())
        def campaigns = new CampaignShelf(table, new HomeFolder(home))
        campaigns.begin('ours', [] as Set)
        def underWay = campaigns.underWay('ours')
        def ending = lost(table, campaigns.read('ours'))
        underWay.begins(ending)
        underWay.putBy(ending)
        def display = new VirtualDisplay(1280, 800)

        when:
        def process = display.start(Homecoming, FOUND.resolve('campaign.log'), home.toString(), 'again', FOUND.resolve('campaign.png').toString())
        def ended = process.waitFor(PATIENCE, TimeUnit.SECONDS)

        then: 'what went wrong is in target/window, with a picture'
        ended
        process.exitValue() == 0
        campaigns.read('ours').played()*.result() == [Campaign.Result.AGAIN]
        campaigns.underWay('ours').underWay().empty

        cleanup:
        process?.destroyForcibly()
        display?.close()
    }

    /** A chapter that the program has lost, at its last question. */
    private static Session lost(GameTable table, Campaign campaign) {
        def first = table.catalog().chapters().values().first()
        def agreed = campaign.setup(table.catalog(), first, SuggestedParty.of(table.catalog(), first))
        def bots = agreed.party()*.hero().collectEntries { [it, GameTable.BOT] }
        for (long seed = 1; ; seed++) {
            def session = table.begin(new Arrangement(agreed, new Company([:], bots, Optional.of(seed), Optional.of(seed), UndoPolicy.TO_LAST_NEWS)))
            while (session.game().question().present) {
                def options = session.game().question().get().options()*.key()
                if (options == ['again', 'on']) return session
                session = session.answer(new Answer(options[0]))
            }
        }
    }
}
