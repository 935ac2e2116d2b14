package mystics.rules;

/**
 * Something that is to be known: a number, the ways, what there is to choose from. {@code before}, {@code change} and
 * {@code offer} are asked, as often as somebody wants to know,
 * so a rule changes nothing on the table here.
 */
public interface Inquiry extends Alterable {
}
