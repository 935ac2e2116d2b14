package mystics.choice;

/** Something with the name of an entry, such as a figure or a card. */
public interface Named {
    /** The current name. */
    Name spoken();
}
