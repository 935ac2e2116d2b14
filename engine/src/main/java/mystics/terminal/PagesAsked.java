package mystics.terminal;

import java.util.ArrayList;
import java.util.List;
import mystics.book.RuleTexts;
import mystics.terminal.desk.TextStyle;
import mystics.terminal.page.CampaignPage;
import mystics.view.CardIndex;
import mystics.terminal.page.CardNumbers;
import mystics.terminal.page.CardPage;
import mystics.terminal.page.LogPage;
import mystics.terminal.page.RulePage;
import mystics.terminal.page.StatusPage;
import mystics.terminal.page.WaysPage;
import mystics.terminal.page.Wrap;
import mystics.content.Box;
import mystics.mod.finding.Nearest;
import mystics.phase.chapter.story.Story;
import mystics.phase.turn.Actions;
import mystics.play.Game;
import mystics.play.Session;
import mystics.rules.Figure;
import mystics.rules.Line;
import mystics.rules.Scene;

/** The pages a player can request at any question. */
final class PagesAsked {
    private static final int LAST = 20;
    private final Asking asking;
    private final Explaining explaining = new Explaining();

    PagesAsked(Asking asking) {
        this.asking = asking;
    }

    /** The page for an order that shows information. An order that shows none gives the list of all orders. */
    List<String> lines(TypedOrder order, String rest, Session session, TextStyle look) {
        Game game = session.game();
        return switch (order) {
            case WHY -> explaining.why(game, rest, look);
            case BOARD -> asking.board(session, look);
            case PARTY -> game.lookNow(scene -> party(scene, session, look));
            case GOAL -> game.lookNow(scene -> StatusPage.goals(scene, look));
            case MAP -> game.lookNow(scene -> WaysPage.lines(scene, look));
            case STORY -> story(session, rest, look);
            case CAMPAIGN -> campaign(game.setting().box(), look);
            case SHEET -> sheet(game, rest, look);
            case CARD -> CardsAsked.lines(game, rest, look);
            case RULES -> RulePage.lines(RuleTexts.shipped(), rest, look);
            case LOG -> LogPage.lines(last(session.log(), rest), new CardIndex(game.setting().box().catalog()), look);
            default -> help(look);
        };
    }

    private static List<Line> last(List<Line> log, String number) {
        int lines = number.matches("\\d{1,6}") ? Integer.parseInt(number) : LAST;
        return log.subList(Math.max(0, log.size() - lines), log.size());
    }

    /** The last pages of the story, as they were read. */
    private static List<String> story(Session session, String number, TextStyle look) {
        List<Line> pages = session.game().log().stream().filter(line -> line.cause().equals(Story.RULE)).toList();
        int most = number.matches("\\d{1,6}") ? Integer.parseInt(number) : 1;
        List<String> lines = new ArrayList<>();
        pages.subList(Math.max(0, pages.size() - most), pages.size())
                .forEach(page -> lines.addAll(Teller.page(session, page, look)));
        return lines.isEmpty() ? List.of(look.says("Nothing of the story has been read in this chapter yet.")) : lines;
    }

    private static List<String> party(Scene scene, Session session, TextStyle look) {
        List<String> lines = new ArrayList<>(StatusPage.heroes(scene, look, session.company().people()));
        lines.addAll(CardNumbers.abilities(scene, look));
        lines.addAll(CardNumbers.legend(scene, look));
        return lines;
    }

    private static List<String> campaign(Box box, TextStyle look) {
        return box.setup().campaign().map(sheet -> CampaignPage.lines(box.catalog(), sheet, look))
                .orElse(List.of(look.says("This chapter is played by itself, not in a campaign.")));
    }

    private static List<String> sheet(Game game, String name, TextStyle look) {
        return game.lookNow(scene -> {
            List<Figure> fitting = name.isBlank() ? Actions.acting(scene).map(List::of).orElse(scene.party())
                    : Understanding.matching(name, scene.party());
            if (fitting.isEmpty()) {
                return List.of(look.says("There is no hero '{name}' in the party.", "name", name) + " "
                        + look.says(Nearest.said(name, scene.party().stream().map(Figure::getName).toList())));
            }
            List<String> lines = new ArrayList<>();
            fitting.forEach(hero -> {
                lines.add("");
                lines.addAll(CardPage.sheet(scene, hero, look));
            });
            return lines;
        });
    }

    private static List<String> help(TextStyle look) {
        List<String> lines = new ArrayList<>(Wrap.to(look.says(
                "Answer with the number of an option, its name or the first letters of its words. A space is named by itself, such as c4."),
                look.width() - 1));
        lines.add("");
        for (TypedOrder order : TypedOrder.values()) {
            lines.addAll(Wrap.hanging(look.says(order.help()), look.width() - 1,
                    "  " + look.bold(TextStyle.padded(order.usage(), 18)) + " ", " ".repeat(21)));
        }
        return lines;
    }
}
