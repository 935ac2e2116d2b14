package mystics.rules;

/** A moment that rules may refuse: rules with the verb {@code forbid} are asked. */
public interface Refusable {
}
