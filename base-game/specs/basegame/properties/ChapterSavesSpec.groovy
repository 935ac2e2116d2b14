package basegame.properties

import mystics.bot.SensiblePlayer
import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.choice.Question
import mystics.content.Setup
import mystics.play.Company
import mystics.play.Inspector
import mystics.play.Session
import mystics.play.Setting
import mystics.play.UndoPolicy
import mystics.rules.Player
import mystics.save.Saves
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

/** A game of any chapter can be put away, replayed and taken back at a question in its midst, also once somebody has joined. */
class ChapterSavesSpec extends Specification {
    static final int QUESTIONS = 1000
    @Shared Saves saves = Games.saves()
    @TempDir Path folder

    def "#chapter, seed #seed: saved, replayed and taken back now and then, it is the same game"() {
        given:
        def setting = setting(chapter)
        def player = SensiblePlayer.of(setting.box())
        def company = new Company([party: 'Ada'], [:], Optional.of(seed), Optional.of(seed), UndoPolicy.FREELY)
        def session = Session.of(company, Games.begin(setting, company.seating(Games.BOTS, setting.box())))
        def different = []
        def heroes = [] as Set
        def asked = 0

        when:
        while (session.game().question().present && asked < QUESTIONS) {
            heroes << session.game().look { it.heroes().size() }
            if (++asked % every == 0 && !sameInAll(session, player)) different << session.game().question().get().prompt()
            session = session.answer(answer(session, player))
        }

        then:
        different.empty
        asked > every
        !grows || heroes.max() > setting.box().setup().party().size()
        sameInAll(session, player)

        where:
        chapter                    | seed | every | grows
        'lilys-tail'               | 7L   | 40    | true
        'cheese-catches-rats'      | 2L   | 60    | false
        'the-silver-brush'         | 1L   | 40    | false
        'nine-lives'               | 1L   | 40    | false
        'the-horn-and-the-harvest' | 3L   | 80    | false
        'the-blade-called-sorrow'  | 3L   | 80    | false
        'a-whisper-for-the-king'   | 2L   | 50    | false
        'vursts-redemption'        | 2L   | 40    | false
        'the-night-the-tree-stood' | 1L   | 60    | false
        'sorrow-and-remembrance'   | 1L   | 60    | false
    }

    private static Setting setting(String chapter) {
        def catalog = Games.LIBRARY.catalog()
        def party = SuggestedParty.of(catalog, catalog.chapters()[chapter])
        Games.LIBRARY.setting(new Setup(chapter, party.collect { new Setup.Member(it, '') }, [] as Set), Inspector.NONE)
    }

    private static Answer answer(Session session, Player player) {
        def choice = session.game().question().get() as Question.Choice
        new Answer(choice.options()[session.game().look { player.choose(choice, it) }].key())
    }

    private boolean sameInAll(Session session, Player player) {
        def file = folder.resolve('game.mystics')
        saves.write(file, session)
        def read = saves.read(file)
        boolean kept = read.game() == session.game() && read.log() == session.log() && read.history() == session.history()
        def replayed = saves.replay(file)
        boolean again = replayed.same() && replayed.end() == session.game()
        if (!session.game().question().present) return kept && again
        def back = session.answer(answer(session, player)).undo()
        kept && again && back.game() == session.game()
    }
}
