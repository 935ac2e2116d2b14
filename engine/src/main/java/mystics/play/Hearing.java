package mystics.play;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import mystics.choice.Occasion;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.rules.Candidates;
import mystics.rules.InForce;
import mystics.rules.Meter;
import mystics.rules.Moment;
import mystics.rules.Refusal;
import mystics.rules.Rule;
import mystics.rules.Rulebook;
import mystics.rules.Scene;
import mystics.rules.Speaker;
import mystics.rules.Speech;
import mystics.rules.Verb;

/** Asks the rules in force about a moment, verb by verb, in order. */
final class Hearing {
    /** The greatest depth of a chain of happenings. A deeper chain is the mistake of a rule. */
    private static final int DEEPEST = 32;
    private static final int USUAL_DEPTH = 8;

    private final Scene scene;
    private final Rulebook rulebook;
    private final Guests guests;
    private final Rule.Body[] bodies;
    private final InForce inForce;
    private Moment[] chain = new Moment[USUAL_DEPTH];
    private Rule[] causes = new Rule[USUAL_DEPTH];
    private int depth;
    private final Meters meters;
    private final EndlessPlay endless;
    private final Speech kernel;
    private Speech open;
    /** Whether the rules that speak in this step are recorded, so that one of them can be blamed. */
    private boolean watched;

    Hearing(Scene scene, Setting setting, Workplace workplace, EndlessPlay endless) {
        this.endless = endless;
        this.scene = scene;
        this.rulebook = setting.rulebook();
        this.guests = new Guests(setting);
        this.bodies = workplace.bodies();
        this.inForce = workplace.inForce();
        this.meters = workplace.meters();
        this.kernel = Speech.ofKernel(scene);
        this.open = kernel;
        inForce.turnTo(scene.draft());
    }

    /** The mods that may be blamed for a failure. */
    Guests guests() {
        return guests;
    }

    /** Forgets rules that were still speaking when a step was dropped. */
    void begin() {
        guests.begin();
        watched = guests.any() || endless.noting();
        depth = 0;
        open = kernel;
        meters.begin();
        scene.draft().beginStep();
    }

    <M extends Moment> boolean happen(M moment, Consumer<? super M> deed) {
        Rulebook.ByVerb speakers = rulebook.at(moment.getClass());
        happens();
        deepen(moment);
        boolean done = isSilent(speakers, moment) || speakBefore(speakers, moment);
        if (done) {
            deed.accept(moment);
            hear(speakers, Verb.AFTER, moment);
        }
        depth--;
        return done;
    }

    /** Whether no rule would speak now, which is the usual case. */
    private boolean isSilent(Rulebook.ByVerb speakers, Moment moment) {
        return speakers.silent() || inForce.isSilent(scene.draft(), speakers, moment.actor());
    }

    private boolean speakBefore(Rulebook.ByVerb speakers, Moment moment) {
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
        Rulebook.ByVerb speakers = rulebook.at(moment.getClass());
        happens();
        if (!isSilent(speakers, moment)) {
            hear(speakers, Verb.FORBID, moment);
        }
        return moment.refusal();
    }

    boolean isSilent(Class<? extends Moment> moment, int actor) {
        Rulebook.ByVerb speakers = rulebook.at(moment);
        return speakers.silent() || inForce.isSilent(scene.draft(), speakers, actor);
    }

    void ask(Moment moment) {
        Rulebook.ByVerb speakers = rulebook.at(moment.getClass());
        happens();
        if (!isSilent(speakers, moment)) {
            hear(speakers, Verb.BEFORE, moment);
            hear(speakers, Verb.CHANGE, moment);
            hear(speakers, Verb.OFFER, moment);
        }
    }

    /** Counts a happening. If a rule caused the happening, the rule's mod must stay within a limit. */
    private void happens() {
        if (!open.isKernel()) {
            open.meter().happens();
        }
    }

    /** Counts a question. If a rule asks the question, the rule's mod must stay within a limit. */
    void asks() {
        if (!open.isKernel()) {
            open.meter().asks();
        }
    }

    /** Counts a log line. If a rule writes the line, the rule's mod must stay within a limit. */
    void tells() {
        if (!open.isKernel()) {
            open.meter().tells();
        }
    }

    private void deepen(Moment moment) {
        if (depth == DEEPEST) {
            StringBuilder names = new StringBuilder();
            for (Moment link : chain) {
                names.append(link.getClass().getSimpleName()).append(" > ");
            }
            IllegalStateException tooDeep = new IllegalStateException(
                    "A chain of more than " + DEEPEST + " happenings: " + names + moment.getClass().getSimpleName());
            throw mostIn(causes).map(rule -> (RuntimeException) new RuleFailed(rule, tooDeep)).orElse(tooDeep);
        }
        if (depth == chain.length) {
            chain = Arrays.copyOf(chain, DEEPEST);
            causes = Arrays.copyOf(causes, DEEPEST);
        }
        causes[depth] = open.rule();
        chain[depth++] = moment;
    }

    /**
     * The rule to blame for a chain of rules that is too long: the innermost rule of the mod with the most rules in the chain. The mod at
     * the end of the chain may be innocent.
     */
    private static Optional<Rule> mostIn(Rule[] chain) {
        Map<String, Integer> parts = new HashMap<>();
        Optional<Rule> most = Optional.empty();
        for (Rule rule : chain) {
            if (rule == null) {
                continue;
            }
            int part = parts.merge(rule.source().mod(), 1, Integer::sum);
            if (most.isEmpty() || part >= parts.get(most.get().source().mod())) {
                most = Optional.of(rule);
            }
        }
        return most;
    }

    private void hear(Rulebook.ByVerb speakers, Verb verb, Moment moment) {
        Candidates candidates = speakers.of(verb);
        if (candidates.silent()) {
            return;
        }
        Speaker[] found = inForce.of(scene.draft(), candidates, moment.actor());
        if (found.length == 0) {
            return;
        }
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
        Rule rule = speaker.rule();
        if (watched) {
            watch(rule);
        }
        Speech speech = open.speak(rule, speaker.holder(), speaker.card(), moment, meters.of(rule));
        open = speech;
        try {
            bodies[rule.number()].speak(speech);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError failure) {
            throw failed(rule, failure);
        }
        open = speech.end();
    }

    private void watch(Rule rule) {
        guests.spoke(rule);
        if (endless.noting()) {
            endless.speaks(rule);
        }
    }

    void perform(Rule rule, int holder, int card, Moment moment, Option chosen) {
        guests.spoke(rule);
        as(rule, holder, card, moment, speech -> bodies[rule.number()].perform(speech, chosen));
    }

    void as(Rule rule, int holder, int card, Moment moment, Consumer<Speech> deed) {
        Speech speech = open.act(rule, holder, card, moment, meters.of(rule));
        open = speech;
        try {
            deed.accept(speech);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError failure) {
            throw failed(rule, failure);
        }
        open = speech.end();
    }

    /**
     * The exception to throw after an exception in a rule: the same one if the rule is not to blame for it, otherwise one that blames the
     * rule.
     */
    private RuntimeException failed(Rule rule, Throwable failure) {
        boolean passing = failure instanceof RuleFailed || failure instanceof MissingAnswer || failure instanceof ChapterOver
                || failure instanceof WrongAnswer
                || failure instanceof OtherQuestion || failure instanceof PlayerFailed;
        if (passing) {
            return (RuntimeException) failure;
        }
        return new RuleFailed(failure instanceof StackOverflowError ? deepest(rule) : rule, failure);
    }

    /** The rule to blame for a stack overflow that came before any limit was reached: a rule of the mod with the most open calls. */
    private Rule deepest(Rule last) {
        Rule deepest = last;
        for (int link = 0; link < depth; link++) {
            if (causes[link] != null && meters.of(causes[link]).depth() > meters.of(deepest).depth()) {
                deepest = causes[link];
            }
        }
        return deepest;
    }

    /** The origin of a question asked now: the rule that speaks or performs its offer, and the moment at which it speaks. */
    Occasion occasion() {
        return open.isKernel() ? Occasion.USUAL : new Occasion(open.rule().source().words(),
                open.isAloud() ? open.moment().words().map(Sentence::fixed) : Optional.empty());
    }

    /** The purpose for which dice are rolled now: the innermost moment that has words for it. */
    Occasion occasionOfRoll() {
        Optional<Sentence> happening = Optional.empty();
        for (int link = depth - 1; link >= 0 && happening.isEmpty(); link--) {
            happening = chain[link].words();
        }
        return new Occasion(occasion().source(), happening.map(Sentence::fixed));
    }

    Meter meter(Rule rule) {
        return meters.of(rule);
    }

    String speaker() {
        return open.isSpoken() ? open.speaker().source().words() : "";
    }

    String speakerName() {
        return open.isSpoken() ? open.speaker().source().name() : "";
    }
}
