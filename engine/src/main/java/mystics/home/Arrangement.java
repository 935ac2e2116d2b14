package mystics.home;

import mystics.content.Setup;
import mystics.play.Company;
import mystics.play.Session;

/** What is agreed before a game begins: the chapter with its party, and who plays. */
public record Arrangement(Setup setup, Company company) {
    /** The same as in a game that was played, with other dice and cards. */
    public static Arrangement again(Session played, long seed) {
        return new Arrangement(played.game().setting().box().setup(), played.company().seeded(seed));
    }
}
