package mystics.content;

/**
 * Somebody of the story who speaks and is no hero. The picture {@code art/persons/ID.svg} is the portrait.
 *
 * @param voice who it is and how the voice sounds, for authors and translators
 */
public record Person(String id, String name, String voice) implements Entry {
}
