package mystics.kit.template;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import mystics.choice.Wording;
import mystics.rules.Names;

/**
 * A place in the sentence of a template: a choice of words, or the id of something.
 *
 * @param choices the words to choose from
 * @param names the kind of thing to name, such as {@code mark}; empty for a choice
 * @param usual the initial value; empty for the first possible value
 */
public record TemplatePlace(List<Choice> choices, String names, String usual) {
    /**
     * A choice.
     *
     * @param say the words of the choice in the sentence
     * @param write the text of the choice in the script
     * @param also an additional text in the scenario
     */
    public record Choice(String say, String write, String also) {
    }

    /** This place with its choices in another language. */
    TemplatePlace in(Wording language) {
        return new TemplatePlace(choices.stream().map(choice -> new Choice(language.apply(choice.say()), choice.write(), choice.also()))
                .toList(), names, usual);
    }

    /** The kind of thing to name; empty for a choice of words. */
    public Optional<Names.What> named() {
        String constant = names.toUpperCase(Locale.ROOT).replace('-', '_');
        return names.isEmpty() ? Optional.empty() : Optional.of(Names.What.valueOf(constant));
    }

    /**
     * The initial value.
     *
     * @param ids the ids that could be named
     */
    public String first(List<String> ids) {
        if (!usual.isEmpty() && (named().isEmpty() || ids.contains(usual))) return usual;
        return !choices.isEmpty() ? choices.get(0).write() : ids.isEmpty() ? usual : ids.get(0);
    }

    /** The texts that scripts can have in this place, as a regular expression. */
    String pattern() {
        if (!choices.isEmpty()) {
            return String.join("|", choices.stream().map(choice -> Pattern.quote(choice.write())).toList());
        }
        return "[a-z][a-z0-9-]*";
    }

    /** Whether a text can stand in this place. */
    public boolean allows(String value) {
        return value.matches(pattern());
    }

    /** The words for a value: those of the choice, or the id itself. */
    String said(String value) {
        return choices.stream().filter(choice -> choice.write().equals(value)).map(Choice::say).findFirst().orElse(value);
    }

    /** The additional text that a choice puts into the scenario. */
    String also(String value) {
        return choices.stream().filter(choice -> choice.write().equals(value)).map(Choice::also).findFirst().orElse("");
    }
}
