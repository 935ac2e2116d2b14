package mystics.editor.play;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import mystics.book.RuleText;
import mystics.book.RuleTexts;
import mystics.editor.sight.CardFace;
import mystics.editor.sight.HeroSheet;
import mystics.rules.Line;
import mystics.rules.Refusal;

/** Pages to be read large in the middle of the window, as HTML. */
final class Pages {
    /** What an address of a rule begins with. */
    static final String RULE = "rule:";

    private Pages() {
    }

    /** A passage of the story: narration, voices, and what the rules say in a box. */
    static String story(String text, Collection<String> names) {
        StringBuilder page = new StringBuilder();
        for (String paragraph : text.strip().split("\n\\s*\n")) {
            String words = paragraph.strip().replaceAll("\\s*\n\\s*", " ");
            int colon = words.indexOf(": ");
            if (words.startsWith("[") && words.endsWith("]")) {
                page.append("<p class='box'>").append(Html.spoken(words.substring(1, words.length() - 1))).append("</p>");
            } else if (colon > 0 && names.contains(words.substring(0, colon))) {
                page.append("<p class='voice'><b>").append(Html.plain(words.substring(0, colon))).append("</b>&nbsp; ").append(Html.spoken(words.substring(colon + 2))).append("</p>");
            } else {
                page.append("<p>").append(Html.spoken(words)).append("</p>");
            }
        }
        return page.toString();
    }

    /** A card. */
    static String card(CardFace card) {
        return "<h1>" + Html.plain(card.name()) + "</h1><p class='facts'>" + Html.plain(card.facts()) + "</p><p>" + Html.spoken(card.text()) + "</p>";
    }

    /** A hero with everything it has, each card with its text. */
    static String sheet(HeroSheet hero) {
        return card(hero.printed()) + "<p>Wounds " + hero.wounds() + " of " + hero.life() + ", cheese " + hero.cheese() + ", " + Html.plain(hero.where()) + "</p>"
                + cards("Conditions", hero.conditions().stream().map(HeroSheet.Condition::face).toList()) + cards("Equipped", hero.equipped())
                + cards("Pack", hero.pack()) + cards("Tricks", hero.tricks()) + cards("Abilities", hero.abilities());
    }

    private static String cards(String title, List<CardFace> cards) {
        return cards.isEmpty() ? "" : "<h2>" + title + "</h2>" + cards.stream().map(card -> "<p><b>" + Html.plain(card.name()) + "</b> <span class='facts'>"
                + Html.plain(card.facts()) + "</span><br>" + Html.spoken(card.text()) + "</p>").collect(Collectors.joining());
    }

    /** Why things are not possible, each with its rule and what would help. */
    static String whyNot(List<Refusal> refusals) {
        if (refusals.isEmpty()) {
            return "<h1>Why not?</h1><p>Nothing is refused now; everything that can be done stands beside the board.</p>";
        }
        return "<h1>Why not?</h1>" + refusals.stream().map(Pages::refusal).collect(Collectors.joining());
    }

    static String refusal(Refusal refusal) {
        return "<p><b>" + Html.plain(refusal.what()) + "</b>: " + Html.plain(refusal.why()) + ". " + (refusal.remedy().isEmpty() ? "" : Html.plain(refusal.remedy()) + ". ")
                + Html.link(RULE + refusal.rule(), refusal.rule()) + "</p>";
    }

    /** A line of the log, its cause behind it. */
    static String line(Line line) {
        return "<p>" + Html.plain(line.text().toString()) + (line.cause().isEmpty() ? "" : " " + Html.link(RULE + line.cause(), "§")) + "</p>";
    }

    /** A rule of the book, or what else made something happen. */
    static String rule(String id) {
        return RuleTexts.shipped().find(id).map(Pages::rule).orElse("<h1>" + Html.plain(id) + "</h1><p>This comes from a piece of a mod, not from the rule book.</p>");
    }

    private static String rule(RuleText rule) {
        return "<h1>" + Html.plain(rule.id()) + "</h1><p>" + Html.spoken(rule.text()) + "</p>";
    }
}
