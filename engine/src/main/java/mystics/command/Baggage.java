package mystics.command;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import mystics.content.CampaignSheet;
import mystics.content.CampaignSheet.HeroSheet;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.Catalog;
import mystics.content.MarkKind;
import mystics.mod.finding.Nearest;

/**
 * Reads the things that a party brings from earlier chapters (CAMP-1, STORY-1). Things that are brought together are joined by {@code +}:
 * {@code achievement}, {@code remembrance=3}, {@code hero:card}, {@code hero:ability}, or {@code hero:mark}.
 */
final class Baggage {
    private static final Pattern THING = Pattern.compile("(?:([a-z0-9-]+):)?([a-z0-9-]+)(?:=(\\d{1,3}))?");
    private final Catalog catalog;

    Baggage(Catalog catalog) {
        this.catalog = catalog;
    }

    /**
     * The sheet of a campaign in which the party kept just these things.
     *
     * @throws IllegalArgumentException if a thing is written in another form, or if nobody can keep it
     */
    CampaignSheet sheet(String things) {
        Map<String, Integer> marks = new TreeMap<>();
        Map<String, HeroSheet> heroes = new TreeMap<>();
        for (String thing : things.split("\\+")) {
            Matcher parts = THING.matcher(thing.strip());
            if (!parts.matches()) {
                throw new IllegalArgumentException("A thing that the party brings is written as achievement, achievement=3 or hero:card, "
                        + "not '" + thing + "'.");
            }
            int number = Optional.ofNullable(parts.group(3)).map(Integer::valueOf).orElse(1);
            Optional<String> owner = Optional.ofNullable(parts.group(1));
            if (owner.isEmpty()) {
                marks.put(mark(parts.group(2), "table"), number);
            } else {
                heroes.merge(hero(owner.get()), owned(parts.group(2), number), Baggage::both);
            }
        }
        return new CampaignSheet(marks, heroes, Map.of(), Set.of());
    }

    private HeroSheet owned(String thing, int number) {
        Optional<Card> card = Optional.ofNullable(catalog.cards().get(thing));
        return card.map(known -> known.type() == CardType.ABILITY ? new HeroSheet(List.of(thing), List.of())
                : new HeroSheet(List.of(), List.of(thing)))
                .orElseGet(() -> new HeroSheet(List.of(), List.of(), "", Map.of(mark(thing, "hero"), number)));
    }

    private static HeroSheet both(HeroSheet one, HeroSheet other) {
        List<String> abilities = new ArrayList<>(one.abilities());
        abilities.addAll(other.abilities());
        List<String> cards = new ArrayList<>(one.cards());
        cards.addAll(other.cards());
        Map<String, Integer> marks = new TreeMap<>(one.marks());
        marks.putAll(other.marks());
        return new HeroSheet(abilities, cards, "", marks);
    }

    private String hero(String id) {
        return known(id, catalog.heroes().keySet(), "There is no hero");
    }

    private String mark(String id, String on) {
        Set<String> kept = catalog.marks().values().stream().filter(MarkKind::kept).filter(mark -> mark.on().equals(on)).map(MarkKind::id)
                .collect(Collectors.toCollection(TreeSet::new));
        return known(id, kept, "No party keeps");
    }

    private static String known(String id, Collection<String> all, String otherwise) {
        if (!all.contains(id)) {
            String remedy = Nearest.to(id, all).map(near -> "Did you mean '" + near + "'?").orElseGet(() -> "Known: "
                    + String.join(", ", all) + ".");
            throw new IllegalArgumentException(otherwise + " '" + id + "'. " + remedy);
        }
        return id;
    }
}
