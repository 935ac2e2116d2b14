package mystics.view;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import mystics.content.Box;
import mystics.content.Feat;
import mystics.content.HeroCard;
import mystics.phase.roster.Roster;
import mystics.play.Game;
import mystics.rules.Line;
import mystics.table.Draft;
import mystics.table.MarkList;

/** The feats of each hero in a game, counted from the lines of its log and from the answers given. */
public final class Feats {
    /** The place of a hero in a line of a rule which says that a search has found something other than a card of the deck. */
    private static final String FINDER = "finder";
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private final Map<String, Map<Feat, Integer>> counted = new LinkedHashMap<>();
    private final Map<String, String> ids = new TreeMap<>();
    private Optional<String> attacker = Optional.empty();

    private Feats(List<HeroCard> heroes) {
        heroes.forEach(hero -> {
            ids.put(hero.name(), hero.id());
            counted.put(hero.id(), new EnumMap<>(Feat.class));
        });
    }

    /** The feats of the heroes so far in a game. */
    public static Feats of(Game game) {
        Feats feats = new Feats(game.setting().box().heroes());
        game.log().forEach(feats::count);
        String chapter = game.setting().box().chapter().id();
        game.journal().stream().filter(answer -> isDeed(answer.value(), chapter)).forEach(answer -> feats.deed(answer.seat()));
        return feats;
    }

    /** Whether the key of an option is that of a deed which the chapter offers: the chapter's id, and perhaps a key of its own. */
    private static boolean isDeed(String key, String chapter) {
        return key.equals(chapter) || key.startsWith(chapter + ":");
    }

    private void deed(String seat) {
        if (counted.containsKey(seat)) add(seat, Feat.DEEDS, 1);
    }

    /** The heroes who have taken part so far in a game: those who set out, and those who have joined (RESERVE-2). */
    static List<HeroCard> played(Game game) {
        Box box = game.setting().box();
        MarkList marks = Draft.of(game.state().table()).marks();
        return IntStream.range(0, box.heroes().size()).filter(hero -> Roster.hasPlayed(box, marks, hero)).mapToObj(box.heroes()::get)
                .toList();
    }

    /** The number of times that a hero has performed a feat. */
    public int of(String hero, Feat feat) {
        return counted.getOrDefault(hero, Map.of()).getOrDefault(feat, 0);
    }

    private void count(Line line) {
        Map<String, String> places = places(line);
        switch (line.cause()) {
            case "BATTLE-2" -> {
                attacker = Optional.ofNullable(places.get("attacker")).map(ids::get);
                attacker.ifPresent(hero -> add(hero, Feat.BLOWS, 1));
            }
            case "BATTLE-7" -> attacker.ifPresent(hero -> add(hero, Feat.DEFEATS, 1));
            case "BATTLE-6" -> done(places, "hero", Feat.CHEESE, number(places.get("n")));
            case "FREE-6" -> done(places, "hero", Feat.PAID, number(places.get("amount")));
            case "FREE-1" -> done(places, "from", Feat.GIFTS, 1);
            case "ACT-1" -> done(places, "hero", Feat.SCURRIES, 1);
            case "MOVE-2" -> done(places, "hero", Feat.MOVES, 1);
            case "EXPLORE-4" -> done(places, "hero", Feat.EXPLORES, 1);
            case "CAPTURE-1" -> done(places, "hero", Feat.CAPTURES, 1);
            case "CAPTURE-4" -> done(places, "hero", Feat.RESCUES, places.containsKey("space") ? 1 : 0);
            case "SEARCH-1" -> {
                done(places, "hero", Feat.SEARCHES, 1);
                done(places, "hero", Feat.FINDS, places.containsKey("card") ? 1 : 0);
            }
            default -> attacker = line.cause().equals("ROUND-2") ? Optional.empty() : attacker;
        }
        done(places, FINDER, Feat.SEARCHES, 1);
        done(places, FINDER, Feat.FINDS, 1);
        if (places.containsKey("life")) {
            done(places, "victim", Feat.WOUNDS, number(places.get("wounds")));
            done(places, "figure", Feat.HEALED, number(places.get("n")));
        }
    }

    private void done(Map<String, String> places, String who, Feat feat, int times) {
        Optional.ofNullable(places.get(who)).map(ids::get).ifPresent(hero -> add(hero, feat, times));
    }

    private void add(String hero, Feat feat, int times) {
        counted.get(hero).merge(feat, times, Integer::sum);
    }

    /** The first number in a text; 1 for a text without a number. */
    private static int number(String text) {
        Matcher found = NUMBER.matcher(text == null ? "" : text);
        return found.find() ? Integer.parseInt(found.group()) : 1;
    }

    private static Map<String, String> places(Line line) {
        Map<String, String> places = new TreeMap<>();
        List<String> all = line.text().places();
        for (int i = 0; i + 1 < all.size(); i += 2) {
            places.put(all.get(i), all.get(i + 1));
        }
        return places;
    }
}
