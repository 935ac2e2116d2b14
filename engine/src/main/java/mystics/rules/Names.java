package mystics.rules;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A text that names something: an entry, a value that entries have, or a word of the game. On a parameter it speaks of
 * the text, the elements of the list or
 * the keys of the map that is handed over; on a method or field of the text one gets. Checks of scripts know from it
 * what a literal text means.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.PARAMETER, ElementType.METHOD, ElementType.FIELD})
public @interface Names {
    /** The kind of thing that is named. */
    What value();

    /** The names of the named values that this is about; none means the keys of the map. */
    String[] under() default {};

    /** The things a text can name. */
    enum What {
        /** A mark, also one that is only drawn in rooms. */
        MARK,
        /** A minion card. */
        MINION,
        /** A card of the track: a hero or a minion card. */
        TRACK_CARD,
        /** What the cards of one boss share. */
        BOSS,
        /** What texts call minions. */
        KIN,
        /** A class of heroes. */
        HERO_CLASS,
        /** A card, ability or encounter card. */
        CARD,
        /** A type of cards. */
        CARD_TYPE,
        /** A type of blows. */
        DAMAGE,
        /** A room. */
        ROOM,
        /** The colour of a room. */
        COLOUR,
        /** A space of a room. */
        SPACE,
        /** A passage of a chapter. */
        PASSAGE,
        /** A chapter. */
        CHAPTER,
        /** What an encounter or surge brings besides minions. */
        FLAG,
        /** A kind of action. */
        ACTION,
        /** A length of time. */
        LENGTH,
        /** A place for cards that nobody holds. */
        PLACE,
        /** Where cheese comes from. */
        CHEESE_FROM,
        /** Why the hourglass moves on. */
        PAGE_WHY,
        /** What brings minions to a room. */
        ARRIVAL_WHY,
        /** Nothing but itself: a sentence that people read, which translations go by. */
        SENTENCE
    }
}
