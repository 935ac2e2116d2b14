package mystics.home;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import mystics.bot.SuggestedParty;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.play.Company;
import mystics.play.Session;

/** The agreement before a game begins: the chapter, the party and the players. */
public record GameAgreement(Setup setup, Company company) {
    /** A lesson for one person, with the suggested party and the easiest level of difficulty. */
    public static GameAgreement lesson(Catalog catalog, long seed) {
        Chapter lesson = catalog.lessons().get(0);
        List<Setup.Member> party = SuggestedParty.of(catalog, lesson).stream().map(hero -> new Setup.Member(hero, "")).toList();
        Set<String> variants = new TreeSet<>(catalog.usualVariants());
        catalog.levels().stream().limit(1).forEach(easiest -> variants.addAll(easiest.variants()));
        return new GameAgreement(new Setup(lesson.id(), party, variants), Company.people(seed));
    }

    /** The arrangement of an earlier game, with new dice and cards. */
    public static GameAgreement again(Session played, long seed) {
        return new GameAgreement(played.game().setting().box().setup(), played.company().seeded(seed));
    }
}
