package mystics.phase.attack;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.phase.Marks;
import mystics.phase.Notes;
import mystics.phase.attack.strike.Strike;
import mystics.phase.capture.Captures;
import mystics.phase.chapter.story.Victory;
import mystics.phase.round.track.Track;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.FigureState;

/** Deals and heals wounds, and captures or defeats a figure at its last wound. */
public final class Wounds {
    private Wounds() {
    }

    /** A figure takes wounds; the last one captures a hero (CAPTURE-1) or defeats a minion (BATTLE-7). */
    public static void inflict(Scene scene, Figure victim, int amount, Optional<Strike> strike) {
        inflict(scene, new Wounding(scene, victim, amount, strike));
    }

    /** A figure wounds another one out of turn. The wounds of a boss lie on the card whose turn it is. */
    public static void payBack(Scene scene, Strike strike, Figure victim, int amount) {
        Wounding wounding = new Wounding(scene, victim, amount, Optional.of(strike));
        wounding.onActingCard();
        inflict(scene, wounding);
    }

    private static void inflict(Scene scene, Wounding about) {
        Figure victim = about.victim;
        scene.happen(about, wounding -> {
            if (BossWounds.lieOnCards(victim)) {
                dealToBoss(scene, wounding);
                return;
            }
            int dealt = Math.min(wounding.amount.getDice(), victim.getLife() - victim.getWounds());
            wounding.dealt(dealt);
            if (dealt > 0) {
                deal(scene, wounding, dealt);
            }
        });
    }

    /** A number of wounds in words. */
    static Sentence inWords(int wounds) {
        return Sentence.of("{n} {n|wound|wounds}", "n", wounds);
    }

    private static void dealToBoss(Scene scene, Wounding wounding) {
        Figure boss = wounding.victim;
        wounding.dealt(BossWounds.deal(scene, wounding));
        scene.tell("BATTLE-8", "{boss} takes {n}", "boss", boss, "n", inWords(wounding.getDealt()));
        if (BossWounds.allGone(scene, boss)) {
            defeat(scene, boss, wounding.strike);
        }
    }

    private static void deal(Scene scene, Wounding wounding, int dealt) {
        Figure victim = wounding.victim;
        scene.draft().setWounds(victim.slot(), victim.getWounds() + dealt);
        if (!wounding.getSort().isEmpty()) {
            Notes.set(scene, wounding.getSort(), victim.holder(), victim.count(wounding.getSort()) + dealt);
        }
        if (scene.told()) {
            scene.tell(scene.speaker().isEmpty() ? "BATTLE-5" : scene.speaker(), "{victim} takes {wounds}{sort} ({now} of {life})",
                    "victim", victim,
                    "wounds", inWords(dealt), "sort",
                    wounding.getSort().isEmpty() ? "" : Sentence.of(" of {mark}", "mark", wounding.getSort()),
                    "now", victim.getWounds(), "life", victim.getLife());
        }
        if (victim.getWounds() >= victim.getLife()) {
            if (victim.isHero()) {
                Captures.capture(scene, victim, wounding.strike);
            } else {
                defeat(scene, victim, wounding.strike);
            }
        }
    }

    /** A minion leaves the board (BATTLE-7, INIT-7). */
    public static void defeat(Scene scene, Figure minion, Optional<Strike> strike) {
        scene.happen(new Defeated(minion, strike), defeated -> {
            scene.tell("BATTLE-7", "{minion} is defeated", "minion", minion);
            int kind = minion.getKindNumber();
            takeOff(scene, minion);
            if (!defeated.isAlly()) {
                Victory.defeated(scene, kind);
            }
        });
    }

    /**
     * A minion goes back to the box without being defeated by anybody.
     *
     * @throws IllegalArgumentException if the figure is a hero, who never goes back to the box
     */
    public static void takeOff(Scene scene, Figure minion) {
        if (minion.isHero()) {
            throw new IllegalArgumentException(minion + " is a hero, and only a minion goes back to the box");
        }
        int kind = minion.getKindNumber();
        scene.draft().takeOff(minion.slot(), FigureState.AWAY);
        Track.leaveIfLast(scene, kind);
    }

    /** Removes from a figure the wounds that left this mark, and returns how many were removed. */
    public static int heal(Scene scene, Figure figure, String sort, int amount) {
        int some = Math.min(amount, figure.count(sort));
        if (some == 0) {
            return 0;
        }
        if (some == figure.count(sort)) {
            Marks.remove(scene, figure, sort);
        } else {
            Notes.set(scene, sort, figure.holder(), figure.count(sort) - some);
        }
        return heal(scene, figure, some);
    }

    /** Removes wounds from a figure, as many as the rules allow, and returns how many were removed. */
    public static int heal(Scene scene, Figure figure, int amount) {
        int before = figure.getWounds();
        scene.happen(new Healing(figure, amount), healing -> {
            scene.draft().setWounds(figure.slot(), figure.getWounds() - healing.amount.getDice());
            scene.tell(scene.speaker(), "{figure} heals {n} and has {now} of {life} wounds", "figure", figure,
                    "n", healing.amount.getDice(), "now", figure.getWounds(), "life", figure.getLife());
        });
        return before - figure.getWounds();
    }
}
