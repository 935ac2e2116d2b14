package mystics.bot;

import mystics.content.Card;
import mystics.rules.Figure;

/**
 * The estimated worth of abilities, items and other offers of rules. A bot cannot read their rules; it knows only when an offer can be
 * used and what the offer costs. Rules offer only what has an effect.
 */
final class AbilityWorth {
    private static final double FREE = 4;
    private static final double BOLD = 1.3;
    private static final double CROWD = 5;
    private static final double WOUND = 6;
    private static final double CHEESE = 0.5;
    private static final double ODD = 2;
    private static final double NEVER = -1000;

    private final HeroOutlook outlook;
    private final Knowledge knowledge;

    AbilityWorth(HeroOutlook outlook, Knowledge knowledge) {
        this.outlook = outlook;
        this.knowledge = knowledge;
    }

    /** The worth of an option by its key; negative when the option is better left alone. */
    double worth(String key) {
        String[] parts = key.split(":");
        boolean ofCard = parts.length > 1 && (parts[0].equals("ability") || parts[0].equals("use"));
        if (!ofCard) {
            return odd();
        }
        return knowledge.card(parts[1]).map(card -> parts[0].equals("ability") ? ability(card) : item()).orElseGet(this::odd);
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

    /** The worth of an unknown effect. It is tried now and then, but never always, so that doing and undoing comes to an end. */
    private double odd() {
        return (outlook.scene.answered() * 0x9E3779B9L >> 16 & 3) == 0 ? ODD : NEVER;
    }

    private int wounds() {
        int wounds = 0;
        for (Figure friend : outlook.hero.getRoom().getHeroes()) {
            wounds += friend.getWounds();
        }
        return wounds;
    }
}
