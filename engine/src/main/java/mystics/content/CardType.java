package mystics.content;

/** The types of search cards (SEARCH-2, SEARCH-3, CARD-1..3), and the two other decks. */
public enum CardType {
    WEAPON, ARMOR, ACCESSORY, ITEM, SCROLL, TRICK, EVENT, PARTY_ITEM, ABILITY, ENCOUNTER;

    private final String word = Spelling.of(this);

    /** The spelling in mod files, such as {@code party-item}. */
    public String word() {
        return word;
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
