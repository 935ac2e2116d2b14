package mystics.content;

/**
 * A speaker of the story who is not a hero. The picture {@code art/persons/ID.svg} is the portrait.
 *
 * @param voice a description of the person and of the sound of the voice, for authors and translators
 */
public record Person(String id, String name, String voice) implements Entry {
}
