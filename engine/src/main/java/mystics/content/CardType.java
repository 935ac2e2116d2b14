package mystics.content;

/** The types of search cards (SEARCH-2, SEARCH-3, CARD-1..3), and the two other decks. */
public enum CardType {
    WEAPON, ARMOR, ACCESSORY, ITEM, SCROLL, TRICK, EVENT, PARTY_ITEM, ABILITY, ENCOUNTER;

    private final String word = Spelling.of(this);

    /** The type as a mod writes it: {@code party-item}. */
    public String word() {
        return word;
    }

    /** Whether it works only while equipped (CARD-1). */
    public boolean equipment() {
        return this == WEAPON || this == ARMOR || this == ACCESSORY;
    }

    /** Whether it counts against the limit of the pack (FREE-3). */
    public boolean packed() {
        return equipment() || this == ITEM || this == SCROLL;
    }
}
