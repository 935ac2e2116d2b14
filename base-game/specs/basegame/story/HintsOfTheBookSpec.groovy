package basegame.story

import basegame.BaseGameSpec
import mystics.book.RuleTexts
import mystics.home.HintsRead
import mystics.play.Company
import mystics.play.Session
import mystics.terminal.Asking
import mystics.terminal.HintTalk
import mystics.terminal.desk.TextStyle
import mystics.view.FirstWords
import mystics.view.OptionOdds
import spock.lang.TempDir

import java.nio.file.Path

/** Each word of the rules is explained the first time it comes up, in a sentence or two. */
class HintsOfTheBookSpec extends BaseGameSpec {
    static final int MOST = 40
    static final TextStyle WIDE = new TextStyle(400, 60, false, false)
    @TempDir Path home

    private List<String> due(Closure<Boolean> read = { false }) {
        FirstWords.due(trial.game(), read)*.id()
    }

    private List<String> asked(Path file) {
        def asking = new Asking(HintTalk.keptIn(file))
        asking.question(Session.of(Company.people(1), trial.game()), WIDE, { OptionOdds.NONE })*.strip()
    }

    def "a hint names a rule there is, and is short"() {
        expect:
        library.catalog().hints().values().every { RuleTexts.shipped().find(it.rule()).present }
        library.catalog().hints().values().findAll { it.text().split(' ').length > MOST }*.id() == []
    }

    def "a turn brings the words of its deeds and of the table, most pressing first (TURN-1, BATTLE-2)"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; minion 'rat-warriors', 'd5' }

        when:
        acting 'collin', 2

        then:
        due().containsAll(['battle', 'turn', 'objective', 'initiative', 'hourglass', 'share'])
        due().take(3) == ['turn', 'objective', 'battle']
        !due().any { it in ['surge', 'captured', 'explore'] }
        !due { it == 'battle' }.contains('battle')
    }

    def "a condition explains itself, at the space of whoever bears it (COND-1)"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; mark 'collin', 'stunned', 1 }

        when:
        acting 'collin', 2
        def first = FirstWords.due(trial.game(), { false }).first()

        then:
        first.title() == 'Stunned'
        first.text().startsWith('You may move and use free actions')
        first.at() == 'guard-room/d6'
        due().contains('recover')
    }

    def "what has happened is explained before what is on offer (SURGE-3)"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5'; set 'WHEEL', 5 }

        when:
        acting 'collin', 2
        answer 'battle:collins-sword:rat-1'
        dice SWORD_STAR, SWORD_STAR, SWORD_STAR
        dice CHEESE, CHEESE

        then:
        due { it in ['turn', 'objective'] }.first() == 'surge'
    }

    def "at the terminal a word is explained once, on a line below the question, and never again with the same file"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6' }
        acting 'collin', 2
        def file = home.resolve('hints')
        def words = library.catalog().hints().get('search')

        when:
        def first = asked(file)
        def second = asked(file)

        then:
        first.contains("$words.name: $words.text ($words.rule)".toString())
        first.findIndexOf { it.startsWith("$words.name:") } > first.findLastIndexOf { it.contains('End the turn') }
        !second.any { it.startsWith("$words.name:") }
        HintsRead.in(file).has('search')
    }
}
