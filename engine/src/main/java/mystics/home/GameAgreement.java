package mystics.home;

import mystics.content.Setup;
import mystics.play.Company;
import mystics.play.Session;

/** The agreement before a game begins: the chapter, the party and the players. */
public record GameAgreement(Setup setup, Company company) {
    /** The arrangement of an earlier game, with new dice and cards. */
    public static GameAgreement again(Session played, long seed) {
        return new GameAgreement(played.game().setting().box().setup(), played.company().seeded(seed));
    }
}
