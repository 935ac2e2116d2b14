package basegame.chapter

import basegame.campaign.CampaignChapterSpec
import mystics.content.CampaignSheet
import mystics.content.CampaignSheet.HeroSheet
import mystics.phase.chapter.BeginChapter
import mystics.phase.chapter.PackingUp
import mystics.phase.roster.Roster
import mystics.save.Saves
import mystics.play.Bots
import mystics.play.Company
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Session
import mystics.soak.Invariants
import mystics.choice.Answer
import mystics.content.Setup
import mystics.trial.TrialTable
import mystics.view.FeatWords
import spock.lang.TempDir

import java.nio.file.Path

/** Heroes who wait in reserve, join, leave and relieve each other, in a chapter made for it. */
class RosterSpec extends CampaignChapterSpec {
    @TempDir Path folder

    private void watch(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'night-watch', party: ['collin', 'filch'], variants: []] + named) {
            room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'd5'
            changes.delegate = delegate
            changes.resolveStrategy = Closure.DELEGATE_FIRST
            changes.call()
        }
    }

    private List<String> names(Closure<List> which) {
        game().look { scene -> which(scene)*.key() } as List<String>
    }

    def "RESERVE-1, SETUP-3: those in reserve are off the board and the track, each with its gear and an ability of its own"() {
        given:
        watch { }

        expect:
        names { Roster.reserve(it) } == ['lily', 'maginos', 'tilda']
        track as Set == ['collin', 'filch'] as Set
        figure('lily').state() == 'reserve'
        card('lilys-bow') == 'EQUIPPED lily'
        card('first-aid') == 'ABILITY tilda'
        names { it.party() } == ['collin', 'filch']
    }

    def "RESERVE-2, INIT-2: who joins stands there, its card lies below the last, and it has its turn in this round"() {
        given:
        watch { minion 'rat-warriors', 'a1' }

        when:
        acting 'collin', 0
        answer 'night-watch:call-lily'

        then:
        figure('lily').space() == 'd6'
        track == ['collin', 'filch', 'rat-warriors', 'lily']
        names { it.party() } == ['collin', 'filch', 'lily']
        log.any { it.contains 'Lily joins the party on' }
    }

    def "RESERVE-2: nobody joins twice, and nobody who is in the party joins"() {
        given:
        watch { }

        when:
        game().look { scene -> Roster.join(scene, scene.party()[0], scene.party()[0].space) }

        then:
        IllegalArgumentException refused = thrown()
        refused.message.contains 'is not in reserve'
    }

    def "RESERVE-3, CAPTURE-5: who leaves is safe, its card is gone, and it is no longer among the free"() {
        given:
        watch { hero 'filch', 'a6' }

        when:
        acting 'collin', 0
        answer 'night-watch:home'

        then:
        figure('collin').state() == 'safe'
        !('collin' in track)
        game().outcome().name() == 'WON'
    }

    def "RESERVE-3, CAPTURE-5: when all others are safe, the capture of the last one loses the chapter"() {
        given:
        watch { minion 'rat-warriors', 'd6'; safe 'filch'; wounds 'collin', 2 }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, BOW, BOW, BOW

        then:
        game().outcome().name() == 'LOST_CAPTURED'
    }

    def "RESERVE-3: a captured hero may leave, and when nobody is left on the board the chapter is lost"() {
        given:
        watch { captured 'filch' }

        when:
        acting 'collin', 0
        answer 'night-watch:out'

        then:
        figure('filch').state() == 'safe'
        game().outcome().name() == 'RUNNING'

        when:
        acting 'collin', 0
        answer 'night-watch:home'

        then:
        game().outcome().name() == 'LOST_OTHER'
    }

    def "RESERVE-4: a fresh hero takes the tired one's place on the track, and the tired one rests with what it has"() {
        given:
        watch { minion 'rat-warriors', 'a1'; track 'rat-warriors', 'collin', 'filch'; cheese 'collin', 3; wounds 'collin', 1 }

        when:
        acting 'collin', 0
        answer 'night-watch:rest-tilda'

        then:
        track == ['rat-warriors', 'tilda', 'filch']
        figure('tilda').space() == 'd6'
        figure('collin').state() == 'reserve'
        figure('collin').cheese() == 3
        figure('collin').wounds() == 0
        log.any { it.contains "Filch's turn" }
    }

    def "RESERVE-4: a captured hero can be relieved"() {
        given:
        watch { captured 'filch' }

        when:
        acting 'collin', 0
        answer 'night-watch:swap-lily-filch'

        then:
        figure('filch').state() == 'reserve'
        track == ['collin', 'lily']
    }

    def "RESERVE-4, CAPTURE-1: a hero that is relieved on page #page, as it is captured, rests; #meant"() {
        given:
        watch(variants: ['personal-achievements']) {
            minion 'rat-warriors', 'd6'; hero 'filch', 'a1'; wounds 'collin', 2; track 'rat-warriors', 'collin', 'filch'; set 'PAGE', page
            mark 'collin', 'times-captured', 2; note 'escape-artist', 1
        }

        when: 'it is captured for the third time, and Escape Artist would let it come back'
        turn 'rat-warriors'
        dice SWORD_STAR, BOW, BOW, BOW

        then:
        figure('collin').state() == 'reserve'
        figure('lily').state() == 'on-board'
        track == ['rat-warriors', 'lily', 'filch']
        log.any { it.contains 'Collin is captured' } == captured
        names { it.heroes() } == ['lily', 'filch']
        game().look { Invariants.flaws(it) } == []

        where:
        page | captured | meant
        3    | false    | 'it is not captured at all'
        4    | true     | 'nothing brings it back'
    }

    def "RESERVE-5, MOVE-7: who waits takes up room, is no prey and takes no turn"() {
        given:
        watch { ['lily', 'maginos', 'tilda'].each { waits it, 'a1' }; hero 'filch', 'a1'; minion 'rat-warriors', 'b1' }

        expect:
        game().look { scene -> scene.room(scene.box().roomNumber('guard-room')).space('a1')
                .with { [figures*.key(), hasRoom(mystics.content.Size.SMALL)] } } ==
                [['filch', 'lily', 'maginos', 'tilda'], false]
        names { it.heroes() } == ['collin', 'filch']
        track == ['collin', 'filch', 'rat-warriors']
    }

    def "RESERVE-2: the last page shows those who set out and those who joined, and not those who stayed in reserve"() {
        given:
        watch { hero 'filch', 'a6'; hero 'collin', 'a6' }

        when:
        acting 'collin', 0
        answer 'night-watch:call-lily'
        while (asked) answer options.contains('night-watch:home') ? 'night-watch:home' : options[0]

        then:
        FeatWords.of(game())*.hero()*.id() == ['collin', 'filch', 'lily']
    }

    def "RESERVE-1, CAMP-1, CAMP-2: the sheet has those who joined, with what they own, and not those who stayed in reserve"() {
        given:
        def brought = new CampaignSheet([] as Set, [lily: new HeroSheet(['keen-eye'], ['thimble-helm'])])
        watch(campaign: brought) { hero 'filch', 'a6'; hero 'collin', 'a6' }

        expect:
        card('thimble-helm') == 'EQUIPPED lily'
        card('keen-eye') == 'ABILITY lily'

        when:
        acting 'collin', 0
        answer 'night-watch:call-lily'
        while (asked) answer options.contains('night-watch:home') ? 'night-watch:home' : options[0]
        def sheet = PackingUp.sheet(game()).get()

        then:
        sheet.heroes().keySet() == ['collin', 'filch', 'lily'] as Set
        sheet.of('lily') == new HeroSheet(['keen-eye'], ['thimble-helm'], 'keen-eye', [:])
    }

    def "RESERVE-2, RESERVE-3: a game with heroes in every state is saved, read and played again"() {
        given:
        def bots = { String name, box -> throw new IllegalArgumentException(name) } as Bots
        def company = Company.people(5)
        def setting = library.setting(new Setup('night-watch', ['collin', 'filch'].collect { new Setup.Member(it, '') },
                [] as Set), Inspector.NONE)
        def session = Session.of(company, Game.begin(setting, company.seating(bots, setting.box()), [new BeginChapter()]))
        def saves = new Saves('0', library, bots, Inspector.NONE)
        def wishes = ['night-watch:call-lily', 'night-watch:wake-tilda', 'night-watch:rest-maginos', 'night-watch:home']

        when:
        40.times {
            if (session.game().question().present && wishes) {
                def keys = session.game().question().get().options()*.key()
                def wish = keys.find { it == wishes[0] }
                if (wish) wishes.remove(0)
                session = session.answer(new Answer(wish ?: keys.find { it == 'end' } ?: keys[0]))
            }
        }
        saves.write(folder.resolve('a.mystics'), session)
        def read = saves.read(folder.resolve('a.mystics'))

        then:
        wishes.empty
        read.game() == session.game()
        saves.replay(folder.resolve('a.mystics')).same()
    }
}
