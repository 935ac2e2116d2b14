package mystics.home;

import mystics.content.Setup;
import mystics.play.Company;
import mystics.play.Session;

/** The agreement before a game begins: the chapter, the party and the players. */
public record Arrangement(Setup setup, Company company) {
    /** The same as in a game that was played, with other dice and cards. */
    public static Arrangement again(Session played, long seed) {
        return new Arrangement(played.game().setting().box().setup(), played.company().seeded(seed));
    }
}
