package mystics.rules;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a word that only rules of one verb may say, and perhaps only at one moment; a script that says it elsewhere is not compiled. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Only {
    /** The verb. */
    Verb value();

    /** The moment; any moment of the verb if left out. */
    Class<? extends Moment> at() default Moment.class;
}
