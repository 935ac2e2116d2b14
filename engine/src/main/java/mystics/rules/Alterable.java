package mystics.rules;

/** A moment that rules may prepare and alter: rules with the verbs {@code before} and {@code change} are asked. */
public interface Alterable {
}
