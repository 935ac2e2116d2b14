package mystics.rules;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a word that only rules of one verb, and perhaps only at one moment, may use. A script that uses the word in any other rule is not
 * compiled.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Only {
    /** The verb. */
    Verb value();

    /** The moment; if it is left out, any moment at which rules can use the verb. */
    Class<? extends Moment> at() default Moment.class;
}
