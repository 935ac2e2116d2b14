package mystics.play;

import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicReference;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Box;
import mystics.rules.InForce;
import mystics.rules.Refusal;
import mystics.rules.Rule;
import mystics.rules.Rulebook;
import mystics.rules.Services;

/** What all games of one setup share: the pieces, the rulebook, and what steps share. */
public final class Setting {
    private final Box box;
    private final Rulebook rulebook;
    private final Services services;
    private final Rule.Bodies bodies;
    private final Inspector inspector;
    private final Wording wording;
    private final AtomicReference<Workplace> latest = new AtomicReference<>();
    private final Deque<Workplace> idle = new ConcurrentLinkedDeque<>();
    private final Set<String> off;
    private final Set<String> hosts;
    private final boolean guests;

    /**
     * @param inspector looks at every finished step; {@link Inspector#NONE} outside specs
     * @param wording how a sentence reads in the language of this table, its places still open
     */
    public Setting(Box box, Rulebook rulebook, Services services, Rule.Bodies bodies, Inspector inspector, Wording wording) {
        this(box, rulebook, services, bodies, inspector, wording, Set.of());
    }

    /** A setting in the language the game is written in. */
    public Setting(Box box, Rulebook rulebook, Services services, Rule.Bodies bodies, Inspector inspector) {
        this(box, rulebook, services, bodies, inspector, Wording.PLAIN);
    }

    private Setting(Box box, Rulebook rulebook, Services services, Rule.Bodies bodies, Inspector inspector, Wording wording,
            Set<String> off) {
        this.box = box;
        this.rulebook = rulebook;
        this.services = services;
        this.bodies = bodies;
        this.inspector = inspector;
        this.wording = wording;
        this.off = off;
        this.hosts = hosts(rulebook, box);
        this.guests = rulebook.rules().stream().anyMatch(rule -> canDoWithout(rule.source().mod()));
    }

    /** A sentence as it reads at this table. Questions stay as they are in the journal and are only shown like this. */
    public Sentence worded(Sentence sentence) {
        return sentence.in(wording);
    }

    /** The language of this table. */
    public Wording wording() {
        return wording;
    }

    /** A refusal as it reads at this table. */
    public Refusal worded(Refusal refusal) {
        return refusal.in(wording);
    }

    /** The same pieces without the rules of some mods more. */
    public Setting without(Set<String> mods) {
        Set<String> all = new TreeSet<>(off);
        all.addAll(mods);
        return all.equals(off) ? this : new Setting(box, rulebook.without(mods), services, bodies, inspector, wording, Set.copyOf(all));
    }

    /** The mods whose rules are left out. */
    public Set<String> off() {
        return off;
    }

    /**
     * Whether a game can go on without the rules of a mod: not without those of the first one, on which all others are
     * built, nor of the chapter's.
     */
    public boolean canDoWithout(String mod) {
        return !hosts.contains(mod) && !hosts.isEmpty();
    }

    /** Whether there are rules of mods that a game can do without. */
    boolean hasGuests() {
        return guests;
    }

    private static Set<String> hosts(Rulebook rulebook, Box box) {
        Set<String> hosts = new TreeSet<>();
        rulebook.rules().stream().findFirst().ifPresent(rule -> hosts.add(rule.source().mod()));
        rulebook.rules().stream()
                .filter(rule -> rule.source().kind() == Rule.Kind.CHAPTER && rule.source().id().endsWith("/" + box.chapter().id()))
                .forEach(rule -> hosts.add(rule.source().mod()));
        return hosts;
    }

    public Box box() {
        return box;
    }

    public Rulebook rulebook() {
        return rulebook;
    }

    public Inspector inspector() {
        return inspector;
    }

    /** What the steps of its games share. */
    Services services() {
        return services;
    }

    /** A workplace that nobody else uses until it is given back. */
    Workplace borrow() {
        Workplace last = latest.getAndSet(null);
        Workplace found = last != null ? last : idle.pollFirst();
        return found != null ? found : workplace(bodies.open());
    }

    private Workplace workplace(Rule.Body[] fresh) {
        return new Workplace(fresh, new InForce(rulebook, box.heroCount()), new Meters(fresh.length));
    }

    void giveBack(Workplace used) {
        Workplace other = latest.getAndSet(used);
        if (other != null) {
            idle.offerFirst(other);
        }
    }
}
