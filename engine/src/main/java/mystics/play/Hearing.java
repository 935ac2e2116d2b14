package mystics.play;

import java.util.Optional;
import java.util.function.Consumer;
import mystics.choice.Occasion;
import mystics.choice.Sentence;
import mystics.rules.Choir;
import mystics.rules.InForce;
import mystics.rules.Meter;
import mystics.rules.Moment;
import mystics.rules.Refusal;
import mystics.rules.Rule;
import mystics.rules.Rulebook;
import mystics.rules.Scene;
import mystics.rules.Speaker;
import mystics.rules.Verb;

/** Asks the rules in force about what happens: the six verbs in their order. */
final class Hearing {
    /** A chain of happenings deeper than this is an error of a rule. */
    private static final int DEEPEST = 32;

    private final Scene scene;
    private final Rulebook rulebook;
    private final Rule.Body[] bodies;
    private final InForce inForce;
    private final Moment[] chain = new Moment[DEEPEST];
    private int depth;
    private final Meter meter = Meter.ofRuns();
    private Rule speaking;
    private Rule doing;
    private Moment heard;

    Hearing(Scene scene, Rulebook rulebook, Workplace workplace) {
        this.scene = scene;
        this.rulebook = rulebook;
        this.bodies = workplace.bodies();
        this.inForce = workplace.inForce();
        inForce.turnTo(scene.draft());
    }

    /** Forgets what a dropped step left open. */
    void begin() {
        depth = 0;
        speaking = null;
        doing = null;
        heard = null;
        meter.fill();
        scene.draft().unlockWholly();
    }

    <M extends Moment> boolean happen(M moment, Consumer<? super M> deed) {
        Rulebook.Speakers speakers = rulebook.at(moment.getClass());
        deepen(moment);
        boolean done = speakers.silent() || speakBefore(speakers, moment);
        if (done) {
            deed.accept(moment);
            if (!speakers.silent()) {
                hear(speakers, Verb.AFTER, moment);
            }
        }
        depth--;
        return done;
    }

    private boolean speakBefore(Rulebook.Speakers speakers, Moment moment) {
        hear(speakers, Verb.FORBID, moment);
        if (moment.refusal().refused()) {
            return false;
        }
        hear(speakers, Verb.INSTEAD, moment);
        if (moment.replaced()) {
            return false;
        }
        hear(speakers, Verb.BEFORE, moment);
        hear(speakers, Verb.CHANGE, moment);
        return true;
    }

    <M extends Moment> Optional<M> happening(Class<M> kind) {
        for (int link = depth - 1; link >= 0; link--) {
            if (kind.isInstance(chain[link])) {
                return Optional.of(kind.cast(chain[link]));
            }
        }
        return Optional.empty();
    }

    Refusal allowed(Moment moment) {
        Rulebook.Speakers speakers = rulebook.at(moment.getClass());
        if (!speakers.silent()) {
            hear(speakers, Verb.FORBID, moment);
        }
        return moment.refusal();
    }

    boolean silent(Class<? extends Moment> moment, Verb verb, int actor) {
        Choir choir = rulebook.at(moment).of(verb);
        return choir.silent() || inForce.of(scene.draft(), choir, actor).length == 0;
    }

    void ask(Moment moment) {
        Rulebook.Speakers speakers = rulebook.at(moment.getClass());
        if (!speakers.silent()) {
            hear(speakers, Verb.BEFORE, moment);
            hear(speakers, Verb.CHANGE, moment);
            hear(speakers, Verb.OFFER, moment);
        }
    }

    private void deepen(Moment moment) {
        if (depth == DEEPEST) {
            StringBuilder names = new StringBuilder();
            for (Moment link : chain) {
                names.append(link.getClass().getSimpleName()).append(" > ");
            }
            throw new IllegalStateException("A chain of more than " + DEEPEST + " happenings: " + names + moment.getClass().getSimpleName());
        }
        chain[depth++] = moment;
    }

    private void hear(Rulebook.Speakers speakers, Verb verb, Moment moment) {
        Choir choir = speakers.of(verb);
        if (choir.silent()) {
            return;
        }
        Speaker[] found = inForce.of(scene.draft(), choir, moment.actor());
        boolean onlyLooks = verb == Verb.FORBID;
        if (onlyLooks) {
            scene.draft().lock();
        }
        for (int i = 0; i < found.length && !settled(verb, moment); i++) {
            speak(found[i], moment);
        }
        if (onlyLooks) {
            scene.draft().unlock();
        }
    }

    private static boolean settled(Verb verb, Moment moment) {
        return verb == Verb.FORBID && moment.refusal().refused() || verb == Verb.INSTEAD && moment.replaced();
    }

    private void speak(Speaker speaker, Moment moment) {
        Rule outer = speaking;
        Rule outerDoing = doing;
        Moment outerHeard = heard;
        Rule rule = speaker.rule();
        int spent = meter.spent();
        int limit = meter.limit();
        int open = meter.depth();
        speaking = rule;
        doing = rule;
        heard = moment;
        meter.begin();
        try {
            bodies[rule.number()].speak(scene, speaker.holder(), speaker.card(), moment);
        } catch (RuntimeException | StackOverflowError | LinkageError failure) {
            throw failed(rule, failure);
        }
        meter.end(spent, limit, open);
        speaking = outer;
        doing = outerDoing;
        heard = outerHeard;
    }

    void as(Rule rule, Runnable deed) {
        Rule outerDoing = doing;
        Moment outerHeard = heard;
        doing = rule;
        heard = null;
        int spent = meter.spent();
        int limit = meter.limit();
        int open = meter.depth();
        meter.begin();
        try {
            deed.run();
        } catch (RuntimeException | StackOverflowError | LinkageError failure) {
            throw failed(rule, failure);
        }
        meter.end(spent, limit, open);
        doing = outerDoing;
        heard = outerHeard;
    }

    /** What goes through a rule without being its fault, or the rule's failure. */
    private static RuntimeException failed(Rule rule, Throwable failure) {
        boolean passing = failure instanceof RuleFailed || failure instanceof MissingAnswer || failure instanceof ChapterOver || failure instanceof WrongAnswer
                || failure instanceof OtherQuestion || failure instanceof PlayerFailed;
        return passing ? (RuntimeException) failure : new RuleFailed(rule, failure);
    }

    /** What a question comes of that is put now: the rule that speaks or does what it had offered, and the moment it speaks at. */
    Occasion occasion() {
        return doing == null ? Occasion.USUAL : new Occasion(doing.source().words(), heard == null ? Optional.empty() : heard.words().map(Sentence::fixed));
    }

    /** What dice are thrown for now: the innermost thing that is happening and has words. */
    Occasion occasionOfRoll() {
        Optional<Sentence> happening = Optional.empty();
        for (int link = depth - 1; link >= 0 && happening.isEmpty(); link--) {
            happening = chain[link].words();
        }
        return new Occasion(occasion().source(), happening.map(Sentence::fixed));
    }

    Meter meter() {
        return meter;
    }

    String speaker() {
        return speaking == null ? "" : speaking.source().words();
    }

    String speakerName() {
        return speaking == null ? "" : speaking.source().name();
    }
}
