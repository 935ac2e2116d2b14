package mystics.editor.album;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import mystics.bot.SensiblePlayer;
import mystics.bot.SuggestedParty;
import mystics.choice.Answer;
import mystics.choice.Question;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Pick;
import mystics.home.GameAgreement;
import mystics.home.GameTable;
import mystics.mod.load.Library;
import mystics.play.Company;
import mystics.play.Inspector;
import mystics.play.Session;

/** Moments of one fixed game of the first chapter, chosen for pictures. */
final class Stills {
    private static final long SEED = 7;
    private static final int MOST = 400;
    private final GameTable table;

    Stills(Library library) {
        table = new GameTable(library, Inspector.NONE);
    }

    /** The start of the story. */
    Session beginning() {
        Chapter chapter = table.catalog().firstToPlay();
        List<Setup.Member> party = SuggestedParty.of(table.catalog(), chapter).stream().map(hero -> new Setup.Member(hero, "")).toList();
        return table.begin(new GameAgreement(new Setup(chapter.id(), party, Set.of()), Company.people(SEED)));
    }

    /** The first turn of a hero who can move. */
    Session turn() {
        return until(asked -> asked.picks().stream().anyMatch(Pick::isMove));
    }

    /** A hero surrounded by minions. */
    Session battle() {
        return until(asked -> asked.picks().stream().filter(pick -> pick.key().startsWith("battle:")).count() > 1
                && asked.picks().stream().anyMatch(Pick::isMove));
    }

    /** The end of the chapter. */
    Session end() {
        return until(asked -> false);
    }

    private Session until(Predicate<Asked> wanted) {
        Session session = beginning();
        SensiblePlayer player = SensiblePlayer.of(session.game().setting().box());
        for (int i = 0; i < MOST && Asked.of(session).filter(wanted.negate()).isPresent(); i++) {
            session = session.answer(answer(session, player));
        }
        return session;
    }

    private static Answer answer(Session session, SensiblePlayer player) {
        Question.Choice choice = (Question.Choice) session.game().question().orElseThrow();
        return new Answer(choice.options().get(session.game().lookNow(scene -> player.choose(choice, scene))).key());
    }
}
