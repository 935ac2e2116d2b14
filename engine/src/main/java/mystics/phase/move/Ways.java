package mystics.phase.move;

import mystics.geometry.Plan;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Names.What;
import mystics.rules.Names;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Space;

/**
 * The ways that a figure can go from each space of its room, with their prices. Rules add and remove ways, costs, stops and bars; the
 * question is asked once for a mover, and its result serves the preview, the bots and the move itself.
 */
public final class Ways extends Moment implements Inquiry {
    /** The figure that moves. */
    public final Figure mover;
    /** The room in which the figure moves. */
    public final RoomInPlay room;
    private final Plan plan;
    private boolean lines;
    private boolean company;
    private long bars;
    private long stops;
    private long crowd;
    private long shunned;
    private long wholeFrom;
    private boolean oneWay;
    private int linkA = -1;
    private int linkB = -1;
    private int climb = 3;
    private int placements;
    private int marks;
    private boolean bookish;

    private Ways(Figure mover) {
        this.mover = mover;
        this.room = mover.getRoom();
        this.plan = room.plan();
        this.lines = mover.isHero();
        this.company = mover.isHero();
    }

    /** The ways of a figure now, after all rules have been asked. */
    public static Ways of(Scene scene, Figure mover) {
        Ways ways = new Ways(mover);
        ways.crowd();
        ways.placements = scene.draft().placements();
        ways.marks = scene.draft().marks().shape();
        ways.bookish = scene.silent(Ways.class, mover);
        return ways.bookish ? ways : scene.ask(ways);
    }

    /** The ways after one step of the mover. The ways stay the same if nothing but this step has happened and no rule speaks about ways. */
    Ways afterStep(Scene scene) {
        Figure here = scene.figure(mover.slot());
        boolean same = here == mover && bookish && scene.draft().placements() == placements + 1
                && scene.draft().marks().shape() == marks && scene.silent(Ways.class, mover);
        if (!same) {
            return of(scene, here);
        }
        placements++;
        return this;
    }

    /** Full spaces are barred (MOVE-7, MOVE-9). A moving figure stops when it enters a space with a foe. */
    private void crowd() {
        bars = room.crowd().fullFor(mover);
        crowd = room.crowd().against(mover);
    }

    @Override
    public int actor() {
        return mover.slot();
    }

    /** Forbids entering a space. */
    public void bar(Space space) {
        Handed.over(space);
        bars |= space.bit();
    }

    /** Makes entering a space end the movement. */
    public void stopAt(Space space) {
        Handed.over(space);
        stops |= space.bit();
    }

    /** Makes entering any space with this mark drawn on it end the movement. */
    public void stopOn(@Names(What.MARK) String mark) {
        Handed.over(mark);
        stops |= plan.marked(mark);
    }

    /** Makes the mover go round a space if there is a way round it. */
    public void shun(Space space) {
        Handed.over(space);
        shunned |= space.bit();
    }

    /** Makes a step from a space with this mark to a space without it take the whole movement. */
    public void wholeOutOf(@Names(What.MARK) String mark) {
        Handed.over(mark);
        wholeFrom |= plan.marked(mark);
    }

    /** Forbids moving against the arrows drawn on the room. */
    public void withTheArrows() {
        oneWay = true;
    }

    /** Lets the mover ignore the arrows drawn on the room. */
    public void againstTheArrows() {
        oneWay = false;
    }

    /** Makes lines cost nothing and separate nothing, and lets no mark stop the mover. */
    public void ignoreLines() {
        lines = false;
    }

    /** Whether coloured lines cost this mover something and separate spaces for it. */
    public boolean isBoundByLines() {
        return lines;
    }

    /**
     * Climbing over a yellow line costs this number (MOVE-3 says 3).
     *
     * @throws IllegalArgumentException if the number is less than 1
     */
    public void climbCosts(int points) {
        Handed.number(points);
        if (points < 1) {
            throw new IllegalArgumentException("A climb costs at least 1, not " + points + ". 'ignoreLines' makes lines cost nothing");
        }
        climb = points;
    }

    /** Lets minions neither stop nor hold the mover. */
    public void ignoreCompany() {
        company = false;
        crowd = 0;
    }

    /** Figures on a space no longer end a movement there. */
    public void passBy(Space space) {
        Handed.over(space);
        crowd &= ~space.bit();
    }

    /** Whether minions stop and hold the mover (MOVE-9, MOVE-10). */
    public boolean isHeldByCompany() {
        return company;
    }

    /** Makes two spaces adjacent for this mover. */
    public void link(Space one, Space other) {
        Handed.over(one);
        Handed.over(other);
        linkA = one.index();
        linkB = other.index();
    }

    /** The spaces that nobody can enter now. */
    public long bars() {
        return bars;
    }

    /** The spaces where a movement ends. */
    public long stops() {
        return stops | crowd;
    }

    /** The spaces that the mover goes round if there is a way round them. */
    public long shunned() {
        return shunned;
    }

    /** The cost of climbing over a yellow line. */
    public int climb() {
        return climb;
    }

    /** The spaces that are one step away, whatever the step costs and whoever stands there. */
    public long next(int from) {
        long next = plan.neighbours(from);
        if (!lines) {
            next |= plan.acrossRed(from);
        }
        if (oneWay) {
            next &= ~plan.against(from);
        }
        if (from == linkA) {
            next |= 1L << linkB;
        } else if (from == linkB) {
            next |= 1L << linkA;
        }
        return next;
    }

    /** The steps from a space that lead over a yellow line against its arrow and cost {@link #climb}. */
    public long dear(int from) {
        return lines ? plan.uphill(from) & ~linked(from) : 0;
    }

    private long linked(int from) {
        return from == linkA ? 1L << linkB : from == linkB ? 1L << linkA : 0;
    }

    /** The steps that take the whole movement. */
    public long whole(int from) {
        return (wholeFrom >> from & 1) == 0 ? 0 : ~wholeFrom;
    }
}
