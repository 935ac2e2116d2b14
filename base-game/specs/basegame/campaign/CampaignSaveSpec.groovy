package basegame.campaign

import mystics.choice.Answer
import mystics.choice.Question
import mystics.content.Setup
import mystics.phase.chapter.BeginChapter
import mystics.play.Bots
import mystics.play.Company
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Session
import mystics.save.Saves
import spock.lang.TempDir

import java.nio.file.Path

class CampaignSaveSpec extends CampaignChapterSpec {
    static final Bots NONE = { String name, box -> throw new IllegalArgumentException(name) } as Bots
    @TempDir Path folder

    def "CAMP-1, CAMP-2: a chapter of a campaign is saved with what the party brought, and its journal can be replayed"() {
        given:
        def brought = sheet(['miz-maggie-ally'], [collin: [['inspire', 'battle-squeak'], ['thimble-helm']], lily: [['keen-eye'], []]])
        def setup = new Setup(SECOND, FOUR.collect { new Setup.Member(it, '') }, ['story-mode'] as Set, Optional.of(brought))
        def company = Company.people(5)
        def setting = library.setting(setup, Inspector.NONE)
        def session = Session.of(company, Game.begin(setting, company.seating(NONE, setting.box()), [new BeginChapter()]))
        def saves = new Saves('0', library, NONE, Inspector.NONE)

        when:
        12.times { session = session.answer(new Answer((session.game().question().get() as Question.Choice).options()[0].key())) }
        saves.write(folder.resolve('a.mystics'), session)
        saves.writeJournal(folder.resolve('a.txt'), session.game())
        def read = saves.read(folder.resolve('a.mystics'))

        then:
        read.game() == session.game()
        read.game().setting().box().setup() == setup
        saves.replay(folder.resolve('a.mystics')).same()
        saves.replay(folder.resolve('a.txt')).same()
        saves.replay(folder.resolve('a.txt')).end().setting().box().setup() == setup
    }
}
