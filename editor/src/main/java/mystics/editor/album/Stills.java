package mystics.editor.album;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import mystics.bot.SensiblePlayer;
import mystics.bot.SuggestedParty;
import mystics.choice.Answer;
import mystics.choice.Question;
import mystics.content.CardType;
import mystics.content.HeroCard;
import mystics.content.Setup;
import mystics.editor.board.BoardEvent;
import mystics.editor.sight.Asked;
import mystics.editor.sight.BoardEvents;
import mystics.editor.sight.Interlude;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Sight;
import mystics.editor.sight.Spread;
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
        return beginning(party(), SEED);
    }

    private List<String> party() {
        return SuggestedParty.of(table.catalog(), table.catalog().firstToPlay());
    }

    private Session beginning(List<String> heroes, long seed) {
        List<Setup.Member> party = heroes.stream().map(hero -> new Setup.Member(hero, "")).toList();
        return table.begin(new GameAgreement(new Setup(table.catalog().firstToPlay().id(), party, Set.of()), Company.people(seed)));
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

    /** The question after a search that has found a weapon: the first such search that a game offers. */
    Session find() {
        Session session = turn();
        SensiblePlayer player = SensiblePlayer.of(session.game().setting().box());
        Optional<Session> found = finds(session);
        for (int i = 0; i < MOST && found.isEmpty(); i++) {
            session = session.answer(answer(session, player));
            found = finds(session);
        }
        return found.orElseThrow();
    }

    /** The question after a search, if there can be a search now, and if it finds a weapon. */
    private static Optional<Session> finds(Session session) {
        return Asked.of(session).filter(asked -> asked.picks().stream().anyMatch(Pick::isSearch))
                .map(asked -> session.answer(new Answer(Pick.SEARCH)))
                .filter(after -> find(after).filter(find -> find.card().type() == CardType.WEAPON).isPresent());
    }

    /** The find of the last answer, if there is one. */
    static Optional<BoardEvent.Find> find(Session after) {
        Spread table = Sight.of(after).spread();
        return BoardEvents.between(table, table, after.news(), after.game().setting().box().catalog().cards()).stream()
                .filter(BoardEvent.Find.class::isInstance).map(BoardEvent.Find.class::cast).findFirst();
    }

    /** The end of the chapter for the best fighters, whom the pictures of its story show. */
    Session end() {
        return until(beginning(fighters(), SEED), asked -> false);
    }

    /** The question after the surge that brings most kinds of minions, in the game of the best fighters. */
    Session surge() {
        Session session = beginning(fighters(), SEED);
        SensiblePlayer player = SensiblePlayer.of(session.game().setting().box());
        Session best = session;
        for (int i = 0; i < MOST && Asked.of(session).isPresent(); i++) {
            session = session.answer(answer(session, player));
            if (Asked.of(session).isPresent() && kinds(session) > kinds(best)) best = session;
        }
        return best;
    }

    /** The number of kinds of minions that a surge brings because of the last answer. */
    private static int kinds(Session session) {
        return surge(session).map(one -> one.art().size()).orElse(0);
    }

    /** The surge because of the last answer, if there is one. */
    static Optional<Interlude> surge(Session session) {
        return Interlude.of(session.news(), List.of(), session.game().setting().box().catalog()).stream()
                .filter(one -> one.kind() == Interlude.Kind.SURGE).reduce((earlier, later) -> later);
    }

    /** The heroes with the most dice in battle, as many as the chapter is for. */
    private List<String> fighters() {
        return table.catalog().heroes().values().stream().filter(hero -> !forbidden().contains(hero.id()))
                .sorted(Comparator.comparingInt(HeroCard::battle).reversed())
                .limit(table.catalog().firstToPlay().party().size()).map(HeroCard::id).toList();
    }

    private Collection<String> forbidden() {
        return table.catalog().firstToPlay().party().forbidden();
    }

    private Session until(Predicate<Asked> wanted) {
        return until(beginning(), wanted);
    }

    private static Session until(Session begun, Predicate<Asked> wanted) {
        Session session = begun;
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
