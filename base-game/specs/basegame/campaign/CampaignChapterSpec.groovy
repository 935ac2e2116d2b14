package basegame.campaign

import basegame.BaseGameSpec
import mystics.choice.SeededFate
import mystics.content.CampaignSheet
import mystics.content.CampaignSheet.HeroSheet
import mystics.content.Setup
import mystics.kit.Workbench
import mystics.phase.chapter.BeginChapter
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.trial.TrialTable

import java.nio.file.Path

/** Specs of the campaign: chapter one at its last step, and a second chapter made for them. */
abstract class CampaignChapterSpec extends BaseGameSpec {
    static final String FIRST = 'flight-to-barksburg'
    static final String SECOND = 'the-short-way-home'

    def setupSpec() {
        library = Workbench.at(Path.of('specs/second-chapter'), []).library()
    }

    static CampaignSheet sheet(List<String> achievements, Map<String, List<List<String>>> heroes) {
        new CampaignSheet(achievements as Set, heroes.collectEntries { hero, owned -> [hero, new HeroSheet(owned[0], owned[1])] })
    }

    /** Chapter one is won with Tilda's next step. */
    void won(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([variants: [], campaign: CampaignSheet.NEW] + named) {
            room 'courtyard'
            ['collin', 'filch', 'maginos'].each { hero it, 'tree-entrance' }
            hero 'tilda', 'a3'
            set 'OBJECTIVE', 1
            changes.delegate = delegate
            changes.resolveStrategy = Closure.DELEGATE_FIRST
            changes.call()
        }
        acting 'tilda', 3
        answer 'move:tree-entrance'
    }

    /** Chapter one is lost: Collin is captured on the last page. */
    void lost(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([variants: [], campaign: CampaignSheet.NEW] + named) {
            room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'd1'; minion 'rat-warriors', 'c4'
            wounds 'collin', 2; set 'PAGE', 5
            changes.delegate = delegate
            changes.resolveStrategy = Closure.DELEGATE_FIRST
            changes.call()
        }
        turn 'rat-warriors'
        dice SWORD_STAR, BOW, BOW, BOW
    }

    /** The second chapter as it begins. */
    Game begin(CampaignSheet campaign, List<String> party = FOUR) {
        def setup = new Setup(SECOND, party.collect { new Setup.Member(it, '') }, [] as Set, Optional.of(campaign))
        Game.begin(library.setting(setup, Inspector.NONE), Seating.people(new SeededFate(1)), [new BeginChapter()])
    }

    /** The keys of the cards a hero has somewhere. */
    static List<String> has(Game game, String hero, String where) {
        game.lookNow { scene -> scene.party().find { it.key() == hero }."$where"*.key() }
    }
}
