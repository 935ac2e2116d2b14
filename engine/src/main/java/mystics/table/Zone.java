package mystics.table;

/** The place of a card. The first eight zones are common; the others belong to a hero. */
public enum Zone {
    DECK, DISCARD, ASIDE, STASH, ON_BOARD, GONE, FACE_UP, RESOLVING, PACK, EQUIPPED, TRICKS, ABILITY;

    static final int COMMON = 8;

    /** Whether a card in this zone belongs to a hero. */
    public boolean held() {
        return ordinal() >= COMMON;
    }
}
