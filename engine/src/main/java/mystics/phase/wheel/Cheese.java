package mystics.phase.wheel;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.phase.attack.strike.Strike;
import mystics.phase.chapter.story.Defeat;
import mystics.phase.chapter.story.Victory;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Tally;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Outcome;

/** Gains and losses of cheese, and the effect of a full wheel. */
public final class Cheese {
    /** The amount of cheese at which the wheel is full (SURGE-1). */
    public static final int FULL_WHEEL = 6;
    private static final int MOST = 250;

    private Cheese() {
    }

    /** A hero gains cheese. */
    public static void gain(Scene scene, Figure hero, int amount, CheeseFrom from) {
        if (amount <= 0) {
            return;
        }
        scene.happen(new CheeseGained(hero, amount, from), gained -> {
            int n = gained.amount.getDice();
            scene.draft().setCheese(hero.slot(), Math.min(MOST, hero.getCheese() + n));
            if (scene.told()) {
                scene.tell("BATTLE-6", gained(scene, hero, from), "hero", hero, "n", n, "why", why(gained.amount), "source",
                        scene.speakerName());
            }
        });
    }

    /** The words for a gain, with the source of the cheese. */
    private static String gained(Scene scene, Figure hero, CheeseFrom from) {
        return switch (from) {
            case ATTACK -> "{hero} gains {n} cheese thrown in the attack{why}";
            case DEFENCE -> "{hero} gains {n} cheese thrown in defence{why}";
            case SEARCH -> "{hero} gains {n} cheese for the card{why}";
            default -> scene.speakerName().isEmpty() ? "{hero} gains {n} cheese{why}"
                    : scene.speakerName().equals(hero.getName()) ? "{hero} gains {n} cheese by the power of the hero card {source}{why}"
                            : "{hero} gains {n} cheese from {source}{why}";
        };
    }

    /** The reasons why a number differs from the roll, if it does. */
    private static Sentence why(Tally amount) {
        return amount.reasons().isEmpty() ? Sentence.EMPTY : Sentence.of(" ({sum})", "sum", amount);
    }

    /** A hero returns cheese to the supply. */
    public static void lose(Scene scene, Figure hero, int amount) {
        int most = Math.min(amount, hero.getCheese());
        if (most > 0) {
            scene.happen(new CheeseLost(hero, most), lost -> {
                scene.draft().setCheese(hero.slot(), hero.getCheese() - most);
                scene.tell(scene.speaker(), "{hero} loses {amount} cheese", "hero", hero, "amount", most);
            });
        }
    }

    /** A hero pays some of its cheese. */
    public static void pay(Scene scene, Figure hero, int amount) {
        if (amount > hero.getCheese()) {
            throw new IllegalStateException(hero + " has " + hero.getCheese() + " cheese and cannot pay " + amount);
        }
        if (amount > 0) {
            scene.draft().setCheese(hero.slot(), hero.getCheese() - amount);
            scene.tell("FREE-6", scene.speakerName().isEmpty() ? "{hero} pays {amount} cheese" : "{hero} pays {amount} cheese for {source}",
                    "hero", hero, "amount", amount, "source", scene.speakerName());
        }
    }

    /** Puts cheese on the wheel. When the wheel is full, a surge comes at once (SURGE-1), except during a surge (SURGE-4). */
    public static void onWheel(Scene scene, RoomInPlay room, int amount, CheeseFrom from, Optional<Figure> by, Optional<Strike> strike) {
        if (amount <= 0) {
            return;
        }
        scene.happen(new CheeseOnWheel(room, amount, from, by, strike), put -> {
            Draft draft = scene.draft();
            draft.set(Clock.WHEEL, Math.min(MOST, draft.get(Clock.WHEEL) + put.amount.getDice()));
            if (scene.told()) {
                scene.tell(from == CheeseFrom.TIME ? "ROUND-3" : "BATTLE-6", onWheel(by, from),
                        "by", by.<Object>map(Figure::spoken).orElse(""),
                        "n", put.amount.getDice(), "why", why(put.amount), "wheel", Math.min(FULL_WHEEL, draft.get(Clock.WHEEL)), "full",
                        FULL_WHEEL);
            }
            if (draft.get(Clock.WHEEL) >= FULL_WHEEL && draft.get(Clock.SURGING) == 0) {
                scene.happen(new SurgeBegins(room, Strike.underWay(scene)), begun -> surge(scene, room));
            }
        });
    }

    private static String onWheel(Optional<Figure> by, CheeseFrom from) {
        return from == CheeseFrom.TIME ? "Time passes: {n} cheese{why} on the minion wheel ({wheel} of {full})"
                : by.isPresent() ? "{by} has thrown {n} cheese for the minion wheel, now {wheel} of {full}{why}"
                        : "{n} cheese{why} on the minion wheel ({wheel} of {full})";
    }

    /** A surge comes to a room at once. */
    public static void surge(Scene scene, RoomInPlay room) {
        scene.now(scene.service(FullWheel.class).surge(room.number()));
    }

    /** Takes cheese from the wheel, at most the given number, and returns the number taken. */
    public static int offWheel(Scene scene, int amount) {
        int taken = Math.min(amount, scene.draft().get(Clock.WHEEL));
        scene.draft().set(Clock.WHEEL, scene.draft().get(Clock.WHEEL) - taken);
        return taken;
    }

    /**
     * Moves the hourglass by one page. If the page of the chapter-end marker is reached, the chapter is lost at once (END-1).
     *
     * @param room the room in which the hourglass was moved, if the cause is in a room
     */
    public static void turnPage(Scene scene, PageWhy why, Optional<RoomInPlay> room) {
        scene.happen(new PageTurned(why, room), turned -> {
            Draft draft = scene.draft();
            draft.set(Clock.PAGE, draft.get(Clock.PAGE) + 1);
            scene.tell(why == PageWhy.SURGE ? "SURGE-2" : "CAPTURE-3", "The hourglass moves to page {page} of {end}",
                    "page", draft.get(Clock.PAGE), "end", draft.get(Clock.END_PAGE));
            if (scene.box().objective().waits()) {
                Victory.check(scene);
            }
            if (!draft.outcome().over() && draft.get(Clock.PAGE) >= draft.get(Clock.END_PAGE)) {
                scene.tell("END-1", "The hourglass has reached the chapter-end marker");
                Defeat.by(scene, Outcome.LOST_TIME);
            }
        });
    }

    /** The chapter-end marker moves on. */
    public static void moveChapterEnd(Scene scene, int pages) {
        scene.happen(new ChapterEndMoved(pages), moved -> {
            scene.draft().set(Clock.END_PAGE, scene.draft().get(Clock.END_PAGE) + moved.pages);
            scene.tell(scene.speaker(), "The chapter-end marker moves to page {page}", "page", scene.draft().get(Clock.END_PAGE));
        });
    }
}
