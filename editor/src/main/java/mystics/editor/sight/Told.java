package mystics.editor.sight;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import mystics.choice.Name;
import mystics.rules.Line;

/**
 * What a line of the log tells. The rule number and the names of the places show it; they are the same in every language of the log.
 */
enum Told {
    ATTACK, DEFENCE, MISS, BLOCK, WOUND, BOSS_WOUND, DEFEAT, CAPTURE, LOSS, GAIN, WHEEL, MARK, HEALING, FIND, ENCOUNTER, SURGE, ARRIVAL,
    AMBUSH, SAID, ROLL,
    /** Figures are set up without a word, because the chapter or a new room begins. */
    SETTING,
    /** A turn, a walk or a step begins, so that nothing more comes of what was told before. */
    STEP, OTHER;

    /** Stands in the cause of a line that a rule of a mod has told, such as {@code some-mod:tiles/yard}. */
    private static final String OF_MOD = ":";
    private static final Set<String> STEPS = Set.of("ROUND-1", "ROUND-2", "MINION-3", "MOVE-2");
    /** The rules whose lines are told beside the board as they stand: rescues, the hourglass, surges, lost turns, and those who join. */
    private static final Set<String> PLAIN = Set.of("CAPTURE-3", "CAPTURE-4", "CAPTURE-5", "SURGE-2", "SURGE-3", "INIT-9", "RESERVE-2",
            "RESERVE-3");
    /** The rules whose lines are told beside the board if they name a card: what becomes of a find, and what is put on or taken off. */
    private static final Set<String> OF_CARDS = Set.of("SEARCH-3", "FREE-2");
    private static final String PAY = "FREE-6";
    /** The sentences of the kernel that tell of a used card. */
    private static final Set<String> USES = Set.of("{hero} uses {ability}", "{hero} plays {card}");
    private static final String HEROES = "heroes/";
    private static final String MINIONS = "minions/";

    /** What a line tells. */
    static Told of(Line line) {
        return switch (line.cause()) {
            case "BATTLE-2" -> ATTACK;
            case "BATTLE-4" -> has(line, "faces") ? DEFENCE : has(line, "hits") ? BLOCK : MISS;
            case "BATTLE-6" -> cheese(line);
            case "ROUND-3" -> has(line, "wheel") ? WHEEL : OTHER;
            case "BATTLE-7" -> DEFEAT;
            case "BATTLE-8" -> BOSS_WOUND;
            case "CAPTURE-1" -> CAPTURE;
            case "SEARCH-1" -> FIND;
            case "ENC-1" -> has(line, "card") ? ENCOUNTER : OTHER;
            case "ENC-8" -> AMBUSH;
            case "SURGE-1" -> SURGE;
            case "PLACE-1" -> ARRIVAL;
            default -> line.cause().startsWith("SETUP") || line.cause().equals("EXPLORE-4") ? SETTING
                    : STEPS.contains(line.cause()) ? STEP : byPlaces(line);
        };
    }

    /** Cheese that a hero gains or that comes to the wheel; no cheese is no news. */
    private static Told cheese(Line line) {
        if (value(line, "n").equals("0")) return OTHER;
        return has(line, "hero") ? GAIN : value(line, "by").isEmpty() ? WHEEL : OTHER;
    }

    private static Told byPlaces(Line line) {
        if (has(line, "victim") && has(line, "wounds")) return WOUND;
        if (has(line, "hero") && has(line, "amount") && !line.cause().equals(PAY)) return LOSS;
        if (has(line, "figure") && has(line, "mark")) return MARK;
        if (has(line, "figure") && has(line, "life")) return HEALING;
        boolean ofMod = isOfMod(line);
        if (has(line, "roller") && has(line, "faces")) return ofMod ? ROLL : OTHER;
        return ofMod || PLAIN.contains(line.cause()) || OF_CARDS.contains(line.cause()) && has(line, "card") ? SAID : OTHER;
    }

    /** Whether a line has a place. */
    static boolean has(Line line, String place) {
        return line.text().value(place).isPresent();
    }

    /** The text of a place; empty if the line has no such place. */
    static String value(Line line, String place) {
        return line.text().value(place).map(String::valueOf).orElse("");
    }

    /** The text of the place that names the figure to which something happens; empty if the line has no such place. */
    static String whom(Line line) {
        return List.of("victim", "minion", "hero", "figure").stream().map(place -> value(line, place)).filter(name -> !name.isEmpty())
                .findFirst().orElse("");
    }

    /** The names of the heroes who are captured in some lines. */
    static List<Object> captured(List<Line> lines) {
        return lines.stream().filter(line -> of(line) == CAPTURE).flatMap(line -> line.text().value("hero").stream()).toList();
    }

    /** Whether a line tells what a rule of a mod did, rather than a rule of the book. */
    static boolean isOfMod(Line line) {
        return line.cause().contains(OF_MOD);
    }

    /** Whether a line tells that a hero uses an ability, such as a reaction. */
    static boolean isReaction(Line line) {
        return of(line) == SAID && has(line, "hero") && has(line, "ability");
    }

    /** Whether a line tells that a hero uses an ability or plays a card. */
    static boolean isUse(Line line) {
        return has(line, "hero") && USES.contains(line.text().pattern());
    }

    /** The ability or the card that a line names. */
    static Optional<Object> card(Line line) {
        return line.text().value("ability").or(() -> line.text().value("card"));
    }

    /** Whether a line names a hero of the box in one of these places. */
    static boolean ofHero(Line line, String... places) {
        return List.of(places).stream().anyMatch(place -> line.text().value(place).filter(Told::isHero).isPresent());
    }

    /** Whether a value is the name of a hero or of a minion. */
    static boolean isFigure(Object value) {
        return isHero(value) || value instanceof Name name && name.key().startsWith(MINIONS);
    }

    /** Whether a value is the name of a hero. */
    static boolean isHero(Object value) {
        return value instanceof Name name && name.key().startsWith(HEROES);
    }
}
