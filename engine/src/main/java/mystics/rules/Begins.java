package mystics.rules;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a word that begins a rule, as the six verbs do. All blocks that a script passes to the word belong to one rule of this verb at this
 * moment.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Begins {
    /** The verb. */
    Verb value();

    /** The moment. */
    Class<? extends Moment> at();
}
