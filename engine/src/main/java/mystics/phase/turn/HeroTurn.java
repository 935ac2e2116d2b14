package mystics.phase.turn;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Option;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Refusal;

/** What will the hero do next? Actions and {@code offer} rules put their options here, and say why others are not possible. */
public final class HeroTurn extends Moment {
    /** Whose turn it is. */
    public final Figure hero;
    private final List<Deed> deeds = new ArrayList<>();
    private final List<Refusal> refusals;

    private HeroTurn(Figure hero, List<Refusal> refusals) {
        this.hero = hero;
        this.refusals = refusals;
    }

    /** The question as it is put to a player: only what is possible. */
    static HeroTurn asked(Figure hero) {
        return new HeroTurn(hero, NobodyAsks.LIST);
    }

    /** The question with a reason for everything that is not possible. */
    static HeroTurn explained(Figure hero) {
        return new HeroTurn(hero, new ArrayList<>());
    }

    /** A thing the hero can do. Its words are made when somebody reads them. */
    public interface Deed extends Option {
        /** Does it. */
        void run();
    }

    private record PlainDeed(String key, String label, String hint, Runnable doing) implements Deed {
        @Override
        public void run() {
            doing.run();
        }
    }

    /** Puts an option. */
    public void option(String key, String label, String hint, Runnable doing) {
        deeds.add(new PlainDeed(key, label, hint, doing));
    }

    /** Puts an option. */
    public void option(Deed deed) {
        deeds.add(deed);
    }

    /** Says why something is not possible. */
    public void bar(String what, Refusal refusal) {
        if (isExplained()) {
            refusals.add(refusal.of(what));
        }
    }

    /** Whether anybody wants to know why things are not possible. */
    public boolean isExplained() {
        return refusals != NobodyAsks.LIST;
    }

    /** The options so far. */
    public List<Deed> deeds() {
        return deeds;
    }

    /** Why other things are not possible. */
    public List<Refusal> refusals() {
        return List.copyOf(refusals);
    }

    @Override
    public int actor() {
        return hero.slot();
    }

    private static final class NobodyAsks {
        private static final List<Refusal> LIST = List.of();
    }
}
