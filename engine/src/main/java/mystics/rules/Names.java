package mystics.rules;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a text that names something: an entry, a value in entries, or a word of the game. On a parameter, the annotation concerns the
 * passed text, the elements of a list or the keys of a map; on a method or field, it concerns the returned text. Checks of scripts use the
 * annotation to know the meaning of a literal text.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.PARAMETER, ElementType.METHOD, ElementType.FIELD})
public @interface Names {
    /** The kind of thing that is named. */
    What value();

    /** The names of the named arguments that the annotation concerns; empty for the keys of the map. */
    String[] under() default {};

    /** The kinds of things that a text can name. */
    enum What {
        /** A mark, including marks that are only drawn in rooms. */
        MARK,
        /** A minion card. */
        MINION,
        /** A card of the track: a hero or a minion card. */
        TRACK_CARD,
        /** The name that the cards of one boss share. */
        BOSS,
        /** A word by which texts name minions, such as the word for a beast. */
        KIN,
        /** A class of heroes. */
        HERO_CLASS,
        /** A card, ability or encounter card. */
        CARD,
        /** A type of cards. */
        CARD_TYPE,
        /** A type of damage. */
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
        /** An additional effect of an encounter or surge, besides minions. */
        FLAG,
        /** A kind of action. */
        ACTION,
        /** A length of time. */
        LENGTH,
        /** A place for cards that no hero holds. */
        PLACE,
        /** A source of cheese. */
        CHEESE_FROM,
        /** A reason for the hourglass to move on. */
        PAGE_WHY,
        /** A reason for minions to arrive in a room. */
        ARRIVAL_WHY,
        /** A sentence that people read; it serves as its own key in translations. */
        SENTENCE
    }
}
