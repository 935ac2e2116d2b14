package basegame.terminal

import java.nio.file.Path
import mystics.bot.SuggestedParty
import mystics.choice.Seat
import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.home.HomeFolder
import mystics.mod.load.Library
import mystics.play.Company
import mystics.play.Session
import mystics.terminal.Sitting
import mystics.terminal.desk.Desk


/** Games of the first chapter with its usual party, played for what there is to read in them. */
class ReadGames {
    private static final int MANY = 20
    private final Library library
    private final GameTable table

    ReadGames(Library library) {
        this.library = library
        table = new GameTable(library)
    }

    private Session begin(Closure<Company> seating) {
        def chapter = library.catalog().firstToPlay()
        def party = SuggestedParty.of(library.catalog(), chapter)
        table.begin(new GameAgreement(new Setup(chapter.id(), party.collect { new Setup.Member(it, '') },
                library.catalog().usualVariants()), seating(party)))
    }

    /** All that the logs of some games tell that bots play to their end. */
    List<String> logs() {
        (0..<MANY).collectMany { seed ->
            begin { party -> (party + Seat.PARTY.name()).inject(Company.people(seed)) { all, seat -> all.bot(seat,
                    GameTable.BOT) } }.log()*.text()*.toString()
        }
    }

    /** What the log tells when a mouse is handed to the program. */
    List<String> handedOver() {
        def session = begin { Company.people(1) }
        def hero = session.game().setting().box().heroes().first().id()
        session.company(session.company().bot(hero, GameTable.BOT), GameTable.bots()).log()*.text()*.toString()
    }

    /** Has somebody play at a desk. */
    void sit(Desk desk, Path home, long seed) {
        new Sitting(desk, table.shelf(new HomeFolder(home)), begin { Company.people(seed) }).play()
    }
}
