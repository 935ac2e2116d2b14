package basegame.campaign

import mystics.content.CampaignSheet
import mystics.content.CampaignSheet.HeroSheet
import mystics.content.CampaignSheet.Tries
import mystics.phase.chapter.PackingUp
import mystics.phase.chapter.story.Memory
import mystics.save.Campaign
import mystics.save.Campaigns
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

class MemorySpec extends CampaignChapterSpec {
    @TempDir Path folder

    static CampaignSheet remembering(Map<String, Integer> marks, Map<String, HeroSheet> heroes = [:]) {
        new CampaignSheet(marks, heroes, [:], [] as Set)
    }

    def "STORY-1: marks are kept with their numbers, and one that was spent does not come back"() {
        when:
        won(campaign: remembering(sprig: 1, 'miz-maggie-ally': 1)) { note 'ears-of-corn', 3; note 'sprig', 0 }

        then:
        PackingUp.sheet(game()).get().marks() == ['ears-of-corn': 3, 'miz-maggie-ally': 1]
    }

    def "STORY-1, END-2: a lost chapter adds no mark, and what was spent in it stays spent"() {
        when:
        lost(campaign: remembering(sprig: 2, 'ears-of-corn': 1)) { note 'sprig', 1; note 'ears-of-corn', 3 }
        answer 'on'

        then:
        PackingUp.sheet(game()).get().marks() == [sprig: 1, 'ears-of-corn': 1]
    }

    def "STORY-1: a mark of a mod that is not there is kept"() {
        when:
        won(campaign: remembering('from-elsewhere': 4)) { }

        then:
        PackingUp.sheet(game()).get().marks() == ['from-elsewhere': 4]
    }

    def "CAMP-1: what lies on a hero's card is kept with the hero, and the chapter begins with it"() {
        given:
        def brought = remembering([:], [tilda: new HeroSheet(['first-aid'], [], '', ['old-friend': 1])])

        when:
        def next = begin(brought)

        then:
        next.lookNow { scene -> scene.party()
                .collect { mystics.phase.Notes.get(scene, 'old-friend', mystics.table.Holder.kind(it.kindNumber)) } } ==
                [0, 0, 0, 1]

        when:
        won { }

        then:
        PackingUp.sheet(game()).get().of('tilda').marks().isEmpty()
    }

    def "CAMP-1: the sheet says which ability a hero named first, however many it learns"() {
        when:
        won { has 'tilda', 'cure' }
        def sheet = PackingUp.sheet(game()).get()

        then:
        sheet.of('tilda').keeps() == 'first-aid'
        begin(sheet).lookNow { scene -> Memory.keeps(scene, scene.party().find { it.key() == 'tilda' }) } == 'first-aid'
    }

    def "CAMP-1: the sheet counts the tries of each chapter and knows the passages read in it"() {
        when:
        lost { }
        answer 'again'
        def again = Campaign.beginning([] as Set).after(game()).sheet()

        then:
        again.tries(FIRST) == new Tries(0, 1)
        again.told() == ["$FIRST/half-page", "$FIRST/opening", "$FIRST/too-late"]*.toString() as Set

        when:
        won(campaign: again) { }
        def sheet = PackingUp.sheet(game()).get()

        then:
        sheet.tries(FIRST) == new Tries(1, 1)
        sheet.told().containsAll(["$FIRST/too-late", "$FIRST/victory", "$FIRST/epilogue"]*.toString())
    }

    def "CAMP-1: a chapter that is played by itself notes no passage"() {
        when:
        won(campaign: null) { }

        then:
        game().look { scene -> Memory.read(scene) }.empty
    }

    def "CAMP-1, CAMP-2: a sheet of the version before is read: its chapters are counted, and a game begun from it still counts"() {
        given:
        def file = folder.resolve('old.campaign')
        Files.writeString(file, Files.readString(Path.of('specs/basegame/campaign/format-2.campaign')))

        when:
        def campaign = new Campaigns('0').read(file)

        then:
        campaign.sheet().marks() == ['miz-maggie-ally': 1]
        campaign.sheet().tries(FIRST) == new Tries(1, 1)
        campaign.sheet().of('collin') == new HeroSheet(['inspire'], ['thimble-helm'])
        campaign.standsAt(sheet(['miz-maggie-ally'], [collin: [['inspire'], ['thimble-helm']]]))

        when:
        new Campaigns('0').write(file, campaign)

        then:
        new Campaigns('0').read(file) == campaign
    }

    def "CAMP-1: all of a sheet goes into the file of a campaign and into the journal of a game"() {
        given:
        def brought = new CampaignSheet([sprig: 1, 'ears-of-corn': 3],
                [collin: new HeroSheet(['inspire'], ['thimble-helm'], 'inspire', ['old-friend': 2])],
                [(FIRST): new Tries(1, 2)], ["$FIRST/victory" as String] as Set)
        def file = folder.resolve('all.campaign')

        when:
        new Campaigns('0').write(file, new Campaign([] as Set, brought, []))

        then:
        new Campaigns('0').read(file).sheet() == brought
        mystics.save.RecordedGame.parse(mystics.save.RecordedGame.of(begin(brought)).text()).setup().get().campaign().get() == brought
    }
}
