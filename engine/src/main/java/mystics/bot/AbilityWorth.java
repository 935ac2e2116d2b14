package mystics.bot;

import java.util.Optional;
import mystics.content.Card;
import mystics.rules.Figure;

/**
 * The estimated worth of abilities and items. A bot cannot read the rules of abilities; it knows only when a card can be used and how much
 * cheese it costs. Rules offer only deeds that have an effect.
 */
final class AbilityWorth {
    private static final String ABILITY = "ability:";
    private static final String USE = "use:";
    private static final double FREE = 4;
    private static final double BOLD = 1.3;
    private static final double CROWD = 5;
    private static final double WOUND = 6;
    private static final double CHEESE = 0.5;
    private static final double NEVER = -1000;

    private final HeroOutlook outlook;
    private final Knowledge knowledge;

    AbilityWorth(HeroOutlook outlook, Knowledge knowledge) {
        this.outlook = outlook;
        this.knowledge = knowledge;
    }

    /** Whether the option with the given key uses a card whose worth this class can estimate. */
    boolean knows(String key) {
        return card(key).isPresent();
    }

    /** The worth of an option, given by its key; negative when the option should not be chosen. */
    double worth(String key) {
        return card(key).map(card -> key.startsWith(ABILITY) ? ability(card) : item()).orElse(NEVER);
    }

    private Optional<Card> card(String key) {
        if (!key.startsWith(ABILITY) && !key.startsWith(USE)) {
            return Optional.empty();
        }
        String[] parts = key.split(":");
        return parts.length > 1 ? knowledge.card(parts[1]) : Optional.empty();
    }

    private double ability(Card card) {
        int foes = outlook.foes.count();
        double worth = switch (card.timing()) {
            case "battle" -> Math.max(BOLD * outlook.foes.attackFrom(outlook.here), CROWD * foes);
            case "action" -> WOUND * wounds() / 2;
            default -> foes > 0 ? FREE + foes : wounds() > 0 ? FREE : NEVER;
        };
        return worth - CHEESE * card.cost();
    }

    private double item() {
        return outlook.foes.count() > 1 || wounds() > 1 ? FREE : NEVER;
    }

    private int wounds() {
        int wounds = 0;
        for (Figure friend : outlook.hero.getRoom().getHeroes()) {
            wounds += friend.getWounds();
        }
        return wounds;
    }
}
