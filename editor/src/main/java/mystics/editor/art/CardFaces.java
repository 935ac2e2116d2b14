package mystics.editor.art;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import mystics.choice.Sentence;
import mystics.content.Attack;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.EncounterCard;
import mystics.content.Entry;
import mystics.content.HeroCard;
import mystics.content.MarkKind;
import mystics.content.MinionCard;
import mystics.rules.Requirement;

/** Turns the cards of a catalog into card faces. */
public final class CardFaces {
    private static final Color HERO = new Color(0x2f6fb5);
    private static final Color MINION = new Color(0xa32118);
    private static final Color MARK = new Color(0x4f4a63);
    private static final String BATTLE = "battle";
    private static final String DEFENCE = "defence";
    private static final String LIFE = "life";

    private CardFaces() {
    }

    /** The face of a hero, minion, search, ability or encounter card, or of a mark. */
    public static CardFace of(Entry entry) {
        if (entry instanceof HeroCard hero) {
            return hero(hero);
        }
        if (entry instanceof MinionCard minion) {
            return minion(minion);
        }
        if (entry instanceof Card card) {
            return card(card);
        }
        if (entry instanceof MarkKind mark) {
            List<String> art = List.of("marks/" + mark.id(), "cards/" + mark.id());
            return new CardFace(mark.name(), Sentence.of(mark.kind()), MARK, Symbol.BELL, art, List.of(), paragraph(mark.text()),
                    Sentence.EMPTY);
        }
        String text = entry instanceof EncounterCard encounter ? encounter.text() : "";
        return new CardFace(entry.name(), Sentence.of("encounter"), MINION, Symbol.CLAWS, List.of("encounters/" + entry.id()), List.of(),
                paragraph(text), Sentence.EMPTY);
    }

    private static CardFace hero(HeroCard hero) {
        List<CardFace.Paragraph> text = new ArrayList<>();
        hero.powers().forEach(power -> text.add(new CardFace.Paragraph(power.name(), flowing(power.text()))));
        return new CardFace(hero.name(), Sentence.row(hero.classes(), ", "), HERO, Symbol.STAR, FigureArt.hero(hero.id()),
                List.of(value(Symbol.SWORD, hero.battle(), BATTLE), value(Symbol.SHIELD, hero.defence(), DEFENCE),
                        value(Symbol.BOOK, hero.lore(), "lore"), value(Symbol.FOOT, hero.move(), "move"),
                        value(Symbol.HEART, hero.life(), LIFE)),
                text, Sentence.EMPTY);
    }

    private static CardFace minion(MinionCard minion) {
        Symbol weapon = minion.attack() == Attack.RANGED ? Symbol.BOW : Symbol.SWORD;
        String kind = minion.boss() ? "boss" : minion.size().name().toLowerCase(Locale.ROOT) + " minion";
        return new CardFace(minion.name(), Sentence.of(kind), MINION, Symbol.CLAWS,
                FigureArt.minion(minion),
                List.of(value(weapon, minion.battle(), BATTLE), value(Symbol.SHIELD, minion.defence(), DEFENCE),
                        value(Symbol.HEART, minion.life(), LIFE)),
                paragraph(minion.text()), Sentence.EMPTY);
    }

    private static CardFace card(Card card) {
        List<CardFace.Value> values = new ArrayList<>();
        if (card.bonus() > 0) {
            boolean weapon = card.type() == CardType.WEAPON;
            values.add(new CardFace.Value(!weapon ? Symbol.SHIELD : card.attack() == Attack.RANGED ? Symbol.BOW : Symbol.SWORD,
                    Sentence.of("+{n}", "n", card.bonus()), Sentence.of(weapon ? BATTLE : DEFENCE)));
        }
        if (card.cost() > 0) {
            values.add(value(Symbol.CHEESE, card.cost(), "cheese"));
        }
        if (card.paws() > 0) {
            int paws = card.paws();
            values.add(new CardFace.Value(Symbol.PAWS, Sentence.of("{n}", "n", paws), Sentence.of("{n|paw|paws}", "n", paws)));
        }
        if (!card.slot().isEmpty()) {
            values.add(new CardFace.Value(Symbol.ARMOUR, Sentence.of(card.slot())));
        }
        if (!card.timing().isEmpty()) {
            values.add(new CardFace.Value(Symbol.HOURGLASS, Sentence.of(card.timing().replace('-', ' '))));
        }
        String type = card.type().said();
        Sentence kind = Sentence.row(card.damage().isEmpty() ? List.of(type) : List.of(type, card.damage()), ", ");
        Sentence need = Requirement.of(card.need());
        String folder = card.type() == CardType.ABILITY ? "abilities/" : "cards/";
        return new CardFace(card.name(), kind, colour(card.type()), sign(card), List.of(folder + card.id()), values, paragraph(card.text()),
                need.isEmpty() ? need : Sentence.of("For {who}", "who", need));
    }

    private static Symbol sign(Card card) {
        return switch (card.type()) {
            case WEAPON -> card.attack() == Attack.RANGED ? Symbol.BOW : Symbol.SWORD;
            case ARMOR -> Symbol.ARMOUR;
            case ACCESSORY -> Symbol.RING;
            case ITEM -> Symbol.FLASK;
            case SCROLL -> Symbol.SCROLL;
            case TRICK -> Symbol.MASK;
            case EVENT -> Symbol.BELL;
            case PARTY_ITEM -> Symbol.CHEST;
            case ABILITY -> Symbol.LIGHTNING;
            case ENCOUNTER -> Symbol.CLAWS;
        };
    }

    private static Color colour(CardType type) {
        return new Color(switch (type) {
            case WEAPON -> 0x9c3b2e;
            case ARMOR -> 0x5d6b7a;
            case ACCESSORY -> 0x2f7f8f;
            case ITEM -> 0x5f7f35;
            case SCROLL -> 0xa8823c;
            case TRICK -> 0x6b4a94;
            case EVENT -> 0xc2702a;
            case PARTY_ITEM -> 0x7a4b22;
            case ABILITY -> 0x33589c;
            case ENCOUNTER -> 0xa32118;
        });
    }

    private static CardFace.Value value(Symbol sign, int number, String name) {
        return new CardFace.Value(sign, Sentence.of("{n}", "n", number), Sentence.of(name));
    }

    private static List<CardFace.Paragraph> paragraph(String text) {
        return text.isBlank() ? List.of() : List.of(new CardFace.Paragraph("", flowing(text)));
    }

    private static String flowing(String text) {
        return text.strip().replaceAll("\\s+", " ").replace("*", "");
    }
}
