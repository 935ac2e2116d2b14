package mystics.editor.desktop;

import java.util.List;
import mystics.bot.SuggestedParty;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.editor.art.Theme;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Book;
import mystics.editor.sight.Sight;
import mystics.home.GameAgreement;
import mystics.home.GameTable;
import mystics.play.Company;

/** Plays the start of a hidden game while the home page is open. This loads parts of the program, so the first real game starts faster. */
final class WarmUp {
    private static final long ANY = 1;
    private final GameTable table;

    WarmUp(GameTable table) {
        this.table = table;
    }

    /** Begins the hidden game under a theme and returns what its players would see first. Nothing is saved. */
    Sight play(Theme theme) {
        BoardStyle.of(table.catalog(), theme);
        Book.shipped();
        Chapter chapter = table.catalog().firstToPlay();
        List<Setup.Member> party = SuggestedParty.of(table.catalog(), chapter).stream().map(hero -> new Setup.Member(hero, "")).toList();
        return Sight.of(table.begin(new GameAgreement(new Setup(chapter.id(), party, table.catalog().usualVariants()),
                Company.people(ANY))));
    }
}
