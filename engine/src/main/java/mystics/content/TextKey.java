package mystics.content;

/** The key of a text in translation files: folder, id and path of the text, such as {@code cards/dagger/name}. */
public final class TextKey {
    private TextKey() {
    }

    /** The key of an entry itself: folder and id. */
    public static String of(Entry entry) {
        return folder(entry) + "/" + entry.id();
    }

    /** The key of a text of an entry. */
    public static String of(Entry entry, String text) {
        return of(entry) + "/" + text;
    }

    private static String folder(Entry entry) {
        return entry instanceof Card card ? card.type() == CardType.ABILITY ? "abilities" : "cards"
                : entry instanceof Chapter ? "chapters"
                        : entry instanceof EncounterCard ? "encounters" : entry instanceof FigureKind ? "figures"
                                : entry instanceof HeroCard ? "heroes" : entry instanceof MarkKind ? "marks"
                                        : entry instanceof MinionCard ? "minions" : entry instanceof Room ? "tiles"
                                                : entry instanceof Person ? "persons"
                                                        : entry instanceof Difficulty ? "difficulties"
                                                                : entry instanceof FeatTitle ? "titles"
                                                                        : entry instanceof RuleHint ? "hints"
                                                                                : entry instanceof Sound ? "sounds" : "variants";
    }
}
