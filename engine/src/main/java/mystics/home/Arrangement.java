package mystics.home;

import mystics.content.Setup;
import mystics.play.Company;
import mystics.play.Session;

/** The agreement before a game begins: the chapter, the party and the players. */
public record Arrangement(Setup setup, Company company) {
    /** The arrangement of an earlier game, with new dice and cards. */
    public static Arrangement again(Session played, long seed) {
        return new Arrangement(played.game().setting().box().setup(), played.company().seeded(seed));
    }
}
