package mystics.rules;

/** Something still to be done: a small record of names and numbers, never of live objects, so that it can be saved. */
public interface Step {
}
