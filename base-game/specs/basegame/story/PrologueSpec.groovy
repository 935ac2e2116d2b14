package basegame.story

import basegame.BaseGameSpec
import mystics.choice.Answer
import mystics.choice.Question
import mystics.choice.SeededFate
import mystics.content.CampaignSheet
import mystics.content.Setup
import mystics.phase.chapter.BeginChapter
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.save.Campaign
import mystics.table.Outcome

/** The prologue is only read; what each mouse wants to keep is its first ability, and the campaign knows it. */
class PrologueSpec extends BaseGameSpec {
    static final List<String> FIVE = ['collin', 'filch', 'maginos', 'nez', 'tilda']
    static final Map<String, String> ANSWERS = [collin: 'inspire', filch: 'dodge', maginos: 'meeps', nez: 'resolve', tilda: 'cure']

    Game begin(Setup setup) {
        Game.begin(library.setting(setup, Inspector.NONE), Seating.people(new SeededFate(1)), [new BeginChapter()])
    }

    Setup next(Campaign campaign, List<String> party) {
        campaign.setup(library.catalog(), campaign.next(library.catalog()).get(), party)
    }

    static Game answered(Game game) {
        ANSWERS.values().inject(game) { now, ability -> now.answer(new Answer(ability)) }
    }

    static List<String> passages(Game game) {
        game.log().findAll { it.cause() == 'STORY-2' }*.text()*.toString()
    }

    def "STORY-3, STORY-4, SETUP-3: a campaign begins with the prologue, and each player is asked for each mouse"() {
        given:
        def campaign = Campaign.beginning([] as Set)
        def game = begin(next(campaign, FIVE))

        expect:
        passages(game).size() == 6
        passages(game)[0].startsWith('This is a book for reading out loud.')

        when:
        def asked = []
        ANSWERS.each { hero, ability ->
            def question = game.question().get() as Question.Choice
            asked << question.seat().name()
            assert question.prompt().toString() == "What do you want to keep, ${hero.capitalize()}?"
            game = game.answer(new Answer(ability))
        }

        then:
        asked == FIVE
        game.question().empty
        game.outcome() == Outcome.WON
        passages(game).size() == 9
        passages(game)[6] == '''\
            Collin: May I keep what Father said when the cart stuck in the snow: "Well. Together, then."?

            Filch: When to duck. And the spoons, if there's room.

            Maginos: I should like to keep, now what was it, yes: Meeps, who comes when called, and not before.

            Nez: The tenth blow.

            Tilda: What willow bark is for, and how long to boil it. Write it down. Say it back.'''.stripIndent()
                .split('\n\n').toList().with { [it[0], it[1], it[2], it[4], it[3]] }.join('\n\n')
        passages(game)[8].endsWith('Lily: Huh. That makes three nights.')
        !game.log().any { it.cause() == 'END-1' }
    }

    def "STORY-3: each mouse remembers each ability in its own way, and sees what it would pay for it"() {
        given:
        def asked = []
        def game = begin(next(Campaign.beginning([] as Set), FIVE))

        when:
        ANSWERS.each { hero, ability ->
            asked.addAll((game.question().get() as Question.Choice).options())
            game = game.answer(new Answer(ability))
        }
        def words = asked*.words()*.toString()
        def hints = asked.groupBy { it.key() }.collectEntries { [it.key, it.value*.hint()*.toString()] }

        then:
        words.toSet().size() == words.size()
        words.count { it.startsWith('First Aid: ') } == 5
        hints['first-aid']*.take(9) == ['2 cheese.'] * 4 + ['1 cheese.']
        hints['inspire'] == [hints['inspire'][0]]
        hints.values().flatten().every { it =~ /^[1-3] cheese\. / }
    }

    def "STORY-3, SETUP-3: the first answer of each list is an ability for a first game, or else the mouse's own"() {
        given:
        def game = begin(next(Campaign.beginning([] as Set), FIVE))

        when: 'everybody takes the first; Collin and Nez like the same one, so it is gone when Nez is asked'
        def taken = FIVE.collectEntries { hero ->
            def first = (game.question().get() as Question.Choice).options()[0].key()
            game = game.answer(new Answer(first))
            [hero, first]
        }

        then:
        taken == [collin: 'battle-squeak', filch: 'keen-eye', maginos: 'mystic-bolt', nez: 'set-trap', tilda: 'fortify']
    }

    def "STORY-4, CAMP-1: the answers are the first abilities of chapter one, and what the campaign says each wants to keep"() {
        given:
        def campaign = Campaign.beginning([] as Set)

        when:
        campaign = campaign.after(answered(begin(next(campaign, FIVE))))
        def sheet = campaign.sheet()

        then:
        ANSWERS.every { hero, ability -> sheet.of(hero).abilities() == [ability] && sheet.of(hero).keeps() == ability }
        sheet.tries('the-small-door') == new CampaignSheet.Tries(1, 0)
        'the-small-door/before-we-begin' in sheet.told()
        campaign.next(library.catalog()).get().id() == 'flight-to-barksburg'

        when:
        def game = begin(next(campaign, ['collin', 'filch', 'maginos', 'nez']))

        then:
        passages(game).size() == 1
        passages(game)[0].startsWith('The dungeon door was oak')
        game.lookNow { scene -> scene.party().collectEntries { [it.key(), it.abilities*.id] } } ==
                ANSWERS.findAll { it.key != 'tilda' }.collectEntries { hero, ability -> [hero, [ability]] }
    }

    def "STORY-2, STORY-3: read again, the first page is left out, and whoever has answered is not asked again"() {
        given:
        def campaign = Campaign.beginning([] as Set)
        campaign = campaign.after(answered(begin(next(campaign, FIVE))))

        when:
        def game = begin(campaign.setup(library.catalog(), library.catalog().chapters()['the-small-door'], FIVE))

        then:
        game.question().empty
        passages(game).size() == 8
        passages(game)[0].startsWith('It was a feast day')
        campaign.after(game).sheet().of('filch').keeps() == 'dodge'
    }
}
