package mystics.phase.chapter.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Passage;
import mystics.content.Passage.Telling;
import mystics.content.WordCount;
import mystics.phase.chapter.story.Speakers.Spoken;
import mystics.rules.Figure;

/** Composes the current text of a passage: narration, voices, exchange, and rules in a box (STORY-2). */
public final class PassageText {
    /** The greatest number of words of narration and voices together. Voices that need not be heard are left out until it fits. */
    public static final int MOST_WORDS = 180;
    private static final Pattern PLACE = Pattern.compile("\\{([a-zA-Z]\\w*)(?:: *(\\w+))?((?:\\|[^{}|]*)*)}");
    private static final String KEPT = "kept";

    private final Passage passage;
    private final Cast cast;
    private final PassageConditions conditions;
    private final Map<String, Object> values = new LinkedHashMap<>();

    PassageText(Passage passage, Cast cast) {
        this.passage = passage;
        this.cast = cast;
        this.conditions = new PassageConditions(cast.scene(), passage, cast);
    }

    /** Tells it. */
    void tell() {
        Speakers speakers = new Speakers(passage, cast);
        String narration = narration();
        List<Spoken> exchange = speakers.exchange();
        List<String> answers = lines(exchange);
        String read = Sentence.of(narration, flat()).toString();
        List<Spoken> voices = new ArrayList<>(speakers.voices(read, exchange));
        List<Spoken> heard = speakers.inReadingOrder(voices, exchange);
        while (canLose(voices) && WordCount.of(read) + words(lines(heard)) + words(answers) > MOST_WORDS) {
            voices.remove(voices.size() - 1);
            heard = speakers.inReadingOrder(voices, exchange);
        }
        List<String> all = new ArrayList<>();
        if (!narration.isEmpty()) all.add(narration);
        all.addAll(lines(heard));
        all.addAll(answers);
        if (!passage.box().isEmpty()) all.add("[" + filled(passage.box(), Optional.empty()) + "]");
        values.put(PassagesRead.SCENE, passage.scene());
        values.put(PassagesRead.SEEN, passage.seen());
        values.put(PassagesRead.CAST, passage.scene().isEmpty() ? "" : String.join(" ", cast.pictured()));
        values.put(PassagesRead.VOICES,
                Stream.concat(heard.stream(), exchange.stream()).map(voice -> voice.by().id()).collect(Collectors.joining(" ")));
        cast.scene().tell(Story.RULE, String.join("\n\n", all), flat());
    }

    /** Tells only the additional paragraph of the passage ({@code also}). */
    void tellAlso() {
        String also = filled(passage.also(), Optional.empty());
        cast.scene().tell(Story.RULE, also, flat());
    }

    /** Whether the last voice may be left out. */
    private static boolean canLose(List<Spoken> voices) {
        return !voices.isEmpty() && !voices.get(voices.size() - 1).line().always();
    }

    private List<String> lines(List<Spoken> spoken) {
        return spoken.stream().map(this::line).toList();
    }

    private static int words(List<String> lines) {
        return lines.stream().mapToInt(WordCount::of).sum();
    }

    private String line(Spoken voice) {
        return voice.by().name() + ": " + filled(voice.line().says(), voice.by().hero());
    }

    private String narration() {
        String text = passage.instead().stream().filter(other -> conditions.hold(other.condition())).map(Telling::text).findFirst()
                .orElse(passage.text());
        return filled(text, Optional.empty()).replaceAll(" +\n", "\n").replaceAll("\n{3,}", "\n\n").replaceAll(" {2,}", " ").strip();
    }

    /** A text with a value in each of its places. */
    private String filled(String text, Optional<Figure> speaker) {
        Matcher place = PLACE.matcher(text.strip());
        return place.replaceAll(found -> Matcher.quoteReplacement(filled(found.group(), place.group(1),
                Optional.ofNullable(place.group(2)).orElse(""), speaker)));
    }

    private String filled(String whole, String name, String form, Optional<Figure> speaker) {
        List<Telling> part = passage.parts().get(name);
        if (part != null) {
            return part.stream().filter(text -> conditions.hold(text.condition())).findFirst().map(text -> filled(text.text(), speaker))
                    .orElse("");
        }
        if (name.equalsIgnoreCase(KEPT)) {
            Figure whose = form.isEmpty() ? speaker.orElseGet(cast::remembered) : cast.hero(form).orElseGet(cast::remembered);
            String words = Kept.by(cast.scene(), whose);
            boolean capital = !name.equals(KEPT);
            values.put(name + "_" + whose.slot(), capital ? words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) : words);
            return "{" + name + "_" + whose.slot() + "}";
        }
        cast.place(name).ifPresent(value -> values.put(name, value));
        return whole;
    }

    private Object[] flat() {
        return values.entrySet().stream().flatMap(value -> Stream.of(value.getKey(), value.getValue())).toArray();
    }
}
