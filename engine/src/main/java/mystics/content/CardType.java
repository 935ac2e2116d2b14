package mystics.content;

import java.util.stream.Stream;

/** The types of search cards (SEARCH-2, SEARCH-3, CARD-1..3), and the two other decks. */
public enum CardType {
    WEAPON, ARMOR("armour"), ACCESSORY, ITEM, SCROLL, TRICK, EVENT, PARTY_ITEM, ABILITY, ENCOUNTER;

    private final String word = Spelling.of(this);
    private final String said;

    CardType() {
        said = word.replace('-', ' ');
    }

    CardType(String said) {
        this.said = said;
    }

    /** The spelling in mod files, such as {@code party-item}. */
    public String word() {
        return word;
    }

    /** The type as people read it, such as {@code party item}. */
    public String said() {
        return said;
    }

    /** The words that people read for a word of mod files. */
    public static String said(String word) {
        return Stream.of(values()).filter(type -> type.word.equals(word)).map(CardType::said).findFirst().orElse(word.replace('-', ' '));
    }

    /** Whether the card works only while equipped (CARD-1). */
    public boolean equipment() {
        return this == WEAPON || this == ARMOR || this == ACCESSORY;
    }

    /** Whether the card counts towards the pack limit (FREE-3). */
    public boolean packed() {
        return equipment() || this == ITEM || this == SCROLL;
    }
}
