package mystics.editor.sight;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.sight.Tidings.Weight;
import mystics.phase.chapter.story.Story;
import mystics.rules.Line;

/** Gathers the news from lines of the log, in order. */
final class TidingsGathered {
    private static final int NONE = -1;
    private static final String DISCARD = "CARD-4";
    private static final String ROUND = "ROUND-1";
    private static final String NOBODY = "SURGE-3";
    private static final String PAGE = "SURGE-2";
    private static final String SURGES = "SURGE-";
    /** The rules of lines that tell what came of a roll, whichever rule asked for it: the story, and a goal that is counted. */
    private static final Set<String> GOES_ON = Set.of(Story.RULE, "END-1");
    private static final Tidings NOTHING = new Tidings.Plain(Sentence.EMPTY, Weight.HARMLESS);
    private final Catalog catalog;
    private final List<Tidings> news = new ArrayList<>();
    /** The places of rolls of which nothing more has been told yet, by the rule that asked for them. */
    private final Map<String, Integer> rolls = new HashMap<>();
    /** The places of the blow and of the surge, encounter or find to which more lines may belong. */
    private int blow = NONE;
    /** The place of the attack in whose middle something strikes, such as splinters. */
    private int interrupted = NONE;
    private int occasion = NONE;
    /** The place of the surge of which it was told that nobody comes. */
    private int lonely = NONE;
    /** The place at which the news of this step begins, and the line that was told before. */
    private int begun;
    private Line before = new Line(Sentence.EMPTY, "");
    private boolean setting;
    private boolean captured;
    /** Whether the line that is heard tells what came of a hero's roll. */
    private boolean answering;
    /** Whether nothing has been told since the last surge but what belongs to it. */
    private boolean surging;

    /** @param catalog knows the minions that come */
    TidingsGathered(Catalog catalog) {
        this.catalog = catalog;
    }

    /** The news of some lines. In a chapter's beginning, nobody has to be told who stands on the board. */
    List<Tidings> of(List<Line> told) {
        setting = told.stream().anyMatch(line -> line.cause().equals(ROUND) && Told.value(line, "n").equals("1"));
        told.forEach(this::hear);
        return news.stream().filter(one -> !(one instanceof Blow struck && struck.isOpen())).filter(one -> one != NOTHING)
                .toList();
    }

    private void hear(Line line) {
        Told what = Told.of(line);
        answering = what != Told.ROLL && isOurs(line.cause());
        if (what != Told.ROLL) decided(line.cause());
        if (GOES_ON.contains(line.cause())) List.copyOf(rolls.keySet()).forEach(this::decided);
        switch (what) {
            case STEP, SETTING -> rest(what, line);
            case ATTACK -> {
                blow = add(Blow.of(line));
                interrupted = NONE;
            }
            case DEFENCE -> defence(line);
            case MISS, BLOCK, WOUND, BOSS_WOUND, DEFEAT, CAPTURE, LOSS, GAIN, MARK -> result(line, what);
            case SURGE, ENCOUNTER, FIND -> {
                if (blow != NONE && what == Told.SURGE) news.set(blow, ((Blow) news.get(blow)).with(line));
                else blow = NONE;
                occasion = add(WhoCame.of(line));
            }
            case ARRIVAL -> arrived(Newcomers.of(line, catalog), line);
            case AMBUSH -> plain(Sentence.of("An ambush: the cards of the minions move up"), Weight.USUAL);
            case ROLL -> rolls.put(line.cause(), add(new Tidings.Plain(line.text(),
                    Told.ofHero(line, "roller") ? Weight.OURS : Weight.USUAL)));
            case HEALING -> add(Healed.of(line));
            case WHEEL -> wheel(line);
            case SAID -> said(line);
            case OTHER -> {
                if (captured && line.cause().equals(DISCARD)) plain(line.text(), Weight.OURS);
            }
        }
        surging = what == Told.SURGE || surging && goesOn(what, line);
        before = line;
    }

    /** Whether a line told in a surge leaves it under way: it tells more of the surge, who comes, a passage, or what a rule does then. */
    private static boolean goesOn(Told what, Line line) {
        return what == Told.ARRIVAL || what == Told.ENCOUNTER || line.cause().startsWith(SURGES) || line.cause().equals(Story.RULE)
                || Told.isOfMod(line);
    }

    private int add(Tidings one) {
        news.add(one);
        return news.size() - 1;
    }

    private void plain(Sentence words, Weight weight) {
        add(new Tidings.Plain(words, weight));
    }

    /** A turn, a walk or a new room begins: nothing more comes of what was told before. */
    private void rest(Told what, Line line) {
        blow = NONE;
        interrupted = NONE;
        occasion = NONE;
        lonely = NONE;
        begun = news.size();
        captured = false;
        setting = what == Told.SETTING || setting && !line.cause().equals(ROUND);
    }

    /** Somebody defends against something that strikes without an attack, or again against the attack that it has interrupted. */
    private void defence(Line line) {
        if (!Told.value(line, "cause").isEmpty()) {
            interrupted = interrupted == NONE ? blow : interrupted;
            blow = add(Blow.without(line));
        } else if (interrupted != NONE) {
            blow = interrupted;
            interrupted = NONE;
        }
    }

    private void result(Line line, Told what) {
        captured |= what == Told.CAPTURE;
        int reason = isGainOfRule(line) ? news.size() - 1 : reason(line);
        if (reason != NONE) {
            news.set(reason, ((Caused) news.get(reason)).with(line));
        } else if (blow != NONE && ((Blow) news.get(blow)).takes(line)) {
            news.set(blow, ((Blow) news.get(blow)).with(line));
        } else {
            add(switch (what) {
                case CAPTURE -> new Tidings.Captured(line.text(), Told.captured(List.of(line)));
                case GAIN -> Gained.of(line);
                case DEFEAT -> new Tidings.Plain(line.text(), Weight.OURS);
                default -> new Tidings.Plain(line.text(), Told.ofHero(line, "victim", "hero", "figure") ? Weight.OURS : Weight.USUAL);
            });
        }
    }

    /** Whether heroes gain cheese by a rule that has just said why. */
    private boolean isGainOfRule(Line line) {
        boolean goesOn = Told.of(before) == Told.SAID && Told.isOfMod(before) || Gained.isByRule(before);
        return goesOn && Gained.isByRule(line) && news.size() > begun && news.get(news.size() - 1) instanceof Caused;
    }

    /** The place of what a rule has said before it did something; none if it has said nothing. */
    private int reason(Line line) {
        IntPredicate named = i -> news.get(i) instanceof Caused said && said.leadsTo(line);
        IntPredicate unnamed = i -> news.get(i) instanceof Caused said && said.mayLeadTo(line);
        return Stream.of(named, unnamed).flatMap(fits -> IntStream.range(begun, news.size()).filter(fits).boxed()
                .reduce((one, later) -> later).stream()).findFirst().orElse(NONE);
    }

    /** Cheese comes to the wheel. If a rule has just said something, it is the reason. */
    private void wheel(Line line) {
        int last = news.size() - 1;
        if (Told.of(before) == Told.SAID && Told.isOfMod(before) && last >= begun && news.get(last) instanceof Caused said) {
            news.set(last, said.with(line));
        } else {
            plain(line.text(), Weight.OURS);
        }
    }

    private void arrived(Newcomers who, Line line) {
        if (who.isEmpty()) return;
        if (surging && lonely != NONE) news.set(lonely, ((WhoCame) news.get(lonely)).withoutLast());
        lonely = NONE;
        IntStream.range(begun, news.size()).filter(i -> news.get(i) instanceof Caused said && said.isOnlyOf(line))
                .forEach(i -> news.set(i, NOTHING));
        if (occasion != NONE) {
            news.set(occasion, ((WhoCame) news.get(occasion)).with(who.after()));
        } else if (!setting) {
            add(who);
        }
    }

    private void said(Line line) {
        if (line.cause().equals(NOBODY) && occasion != NONE && Told.has(line, "room")) {
            lonely = occasion;
            news.set(occasion, ((WhoCame) news.get(occasion)).with(Sentence.of("nobody comes in")));
        } else if (line.cause().equals(PAGE) && occasion != NONE && Told.has(line, "page")) {
            news.set(occasion, ((WhoCame) news.get(occasion)).with(Sentence.of("the hourglass moves to page {page}", "page",
                    Told.value(line, "page"))));
        } else {
            tell(line);
        }
    }

    /** Tells what a rule says. A reaction belongs to the blow that it answers. What came of a hero's roll matters. */
    private void tell(Line line) {
        if (blow != NONE && ((Blow) news.get(blow)).takes(line)) news.set(blow, ((Blow) news.get(blow)).with(line));
        else add(isOfSurge(line) || answering ? Caused.of(line).mattering() : Caused.of(line));
    }

    /** Whether a rule says this in a surge, or as soon as somebody has come. */
    private boolean isOfSurge(Line line) {
        return Told.isOfMod(line) && (surging || occasion != NONE && Told.of(before) == Told.ARRIVAL);
    }

    /** Whether a hero has thrown dice for a rule, and the rule has not told yet what came of them. */
    private boolean isOurs(String rule) {
        return rolls.containsKey(rule) && news.get(rolls.get(rule)).weight().isOurs();
    }

    /** Takes back the dice of a rule's roll, because the rule has told what came of them. */
    private void decided(String rule) {
        Optional.ofNullable(rolls.remove(rule)).ifPresent(roll -> news.set(roll, NOTHING));
    }
}
