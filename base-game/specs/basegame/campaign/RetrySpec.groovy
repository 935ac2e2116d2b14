package basegame.campaign

import mystics.content.CampaignSheet
import mystics.phase.chapter.PackingUp
import mystics.save.Campaign
import mystics.save.Campaign.Result
import mystics.save.Campaigns
import mystics.save.SaveRefused
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

class RetrySpec extends CampaignChapterSpec {
    @TempDir Path folder

    def "END-2, RUL-98: after a defeat the party tries again, as it set out"() {
        given:
        def before = Campaign.beginning(['keep-two'] as Set)

        when:
        lost { packs 'collin', 'thimble-helm' }

        then:
        asked == 'party: The chapter is lost. What now?'
        options == ['again', 'on']

        when:
        answer 'again'
        def after = before.after(game())

        then:
        after.sheet().belongings() == before.sheet()
        after.sheet().tries(FIRST) == new CampaignSheet.Tries(0, 1)
        after.played()*.result() == [Result.AGAIN]
        after.next(library.catalog()).get().id() == FIRST
    }

    def "END-2, RUL-98, STORY-1: or it goes on, with abilities and a card each, but without what the lost chapter would have earned"() {
        when:
        lost { packs 'collin', 'healing-draught'; has 'filch', 'cure'; note 'miz-maggie-ally', 1 }
        answer 'on'
        def after = Campaign.beginning([] as Set).after(game())

        then:
        after.sheet().marks().isEmpty()
        after.sheet().of('collin').cards() == ['healing-draught']
        'cure' in after.sheet().of('filch').abilities()
        after.played()*.result() == [Result.LEFT]
        after.next(library.catalog()).get().id() == SECOND
    }

    def "END-2: chapters come in the order of the book, and any may be chosen"() {
        when:
        won { note 'miz-maggie-ally', 1 }
        def after = Campaign.beginning([] as Set).after(game()).with(['story-mode'] as Set)
        def again = after.setup(library.catalog(), library.catalog().chapters()[FIRST], FOUR)

        then:
        after.next(library.catalog()).get().id() == SECOND
        again.chapter() == FIRST
        again.variants() == ['story-mode'] as Set
        again.campaign().get().marks() == ['miz-maggie-ally': 1]
    }

    def "END-2: a campaign that has left chapters out goes on behind the last one, and then with the first one that is open"() {
        given:
        def book = library.catalog().book()
        def played = { int place -> new Campaign.Played(book[place].id(), Result.WON, FOUR, "$place") }
        def campaign = { int... places -> new Campaign([] as Set, CampaignSheet.NEW, places.collect { played(it) }) }

        expect:
        campaign(3).next(library.catalog()).get() == book[4]
        campaign(3, 4, 2).next(library.catalog()).get() == book[5]
        campaign(book.size() - 2, 3).next(library.catalog()).get() == book[4]
        campaign(3, book.size() - 2).next(library.catalog()).get() == book[book.size() - 1]
    }

    def "END-2: when the last chapter of the book is won, the story is told, and no chapter that was left out comes next"() {
        given:
        def book = library.catalog().book()
        def campaign = { Result last, int... before -> new Campaign([] as Set, CampaignSheet.NEW,
                before.collect { new Campaign.Played(book[it].id(), Result.WON, FOUR, "$it") }
                        + new Campaign.Played(book[-1].id(), last, FOUR, 'last')) }
        def again = new Campaign.Played(book[2].id(), Result.AGAIN, FOUR, 'again')
        def told = campaign(Result.WON, 0, 3)

        expect:
        told.isTold(library.catalog())
        told.next(library.catalog()).empty
        !campaign(Result.LEFT, 3).isTold(library.catalog())

        and: 'a chapter that was played once more and lost may be tried again'
        new Campaign([] as Set, CampaignSheet.NEW, told.played() + again).next(library.catalog()).get() == book[2]
    }

    def "CAMP-1: told of the same end twice, a campaign counts it once"() {
        when:
        won { }
        def once = Campaign.beginning([] as Set).after(game())

        then:
        once.after(game()) == once
    }

    def "CAMP-1, SETUP-3: a newcomer does not start with an ability somebody owns"() {
        given:
        def campaign = new Campaign([] as Set, sheet([], [lily: [['aimed-shot', 'knife-strike'], []]]), [])

        expect:
        with(campaign.setup(library.catalog(), library.catalog().chapters()[FIRST], ['filch', 'collin', 'maginos', 'tilda'])
                .party()) { party ->
            !(party[0].ability() in ['', 'knife-strike', 'inspire', 'chain-lightning', 'first-aid'])
            party[1].ability() == 'inspire'
        }
    }

    def "CAMP-1: a campaign keeps the house rules of the chapter played last"() {
        given:
        won { }
        def begun = Campaign.beginning(['keep-three'] as Set)

        expect:
        begun.with(['story-mode'] as Set).setup(library.catalog(), library.catalog().chapters()[FIRST], [])
                .variants() == ['story-mode'] as Set
        begun.after(game()).variants() == game().setting().box().setup().variants()
    }

    def "CAMP-1, CAMP-2: a campaign is kept in a file, with the one before beside it"() {
        given:
        def file = folder.resolve('ours.campaign')
        def campaigns = new Campaigns('0')
        won { has 'collin', 'thimble-helm'; note 'miz-maggie-ally', 1 }
        def begun = Campaign.beginning(['story-mode', 'keep-three'] as Set)
        def after = begun.after(game())

        when:
        campaigns.write(file, begun)
        campaigns.write(file, after)

        then:
        campaigns.read(file) == after
        campaigns.read(folder.resolve('ours.campaign.bak')) == begun

        when:
        Files.writeString(file, Files.readString(file).take(60))
        campaigns.read(file)

        then:
        SaveRefused refused = thrown()
        refused.message.contains 'How it was one chapter before is kept in ours.campaign.bak'
    }

    def "CAMP-1: a saved game is no campaign, and the reader says so"() {
        given:
        def file = folder.resolve('other.campaign')
        Files.writeString(file, '{"mystics": 1}')

        when:
        new Campaigns('0').read(file)

        then:
        SaveRefused refused = thrown()
        refused.message.contains 'it is not a campaign of Mystics'
    }
}
