package mystics.editor.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import mystics.content.Chapter;
import mystics.content.Crossroads;
import mystics.content.Passage;
import mystics.editor.story.StoryMoments;
import mystics.editor.story.StorySpeakers;

/** The passages of a chapter as parts of a book. Texts that depend on the party are listed one below the other, each with its condition. */
record PassageParts(Chapter chapter, BookWords words) {
    /** The place in a text for the name of the thing that a hero keeps. The players choose this thing. */
    private static final String KEPT = "kept";
    private static final String BLANK = "……………";
    /** If a rule tells a passage, the heading quotes this many words of the passage. */
    private static final int FIRST_WORDS = 5;
    private static final String TURN = "Turn to page {n}.";

    /**
     * A passage.
     *
     * @param number the number of the passage in the book
     */
    List<BookPart> of(Passage passage, int number) {
        List<BookPart> all = new ArrayList<>();
        all.add(new BookPart.Heading(3, number + " · " + heading(passage), passage.id()));
        all.addAll(words.asides(passage.condition()));
        if (!passage.scene().isEmpty()) all.add(new BookPart.Scene(passage.scene(), passage.seen()));
        all.addAll(Narration.of(passage, words, text -> open(passage, text)));
        passage.voices().forEach(voice -> voice(all, passage, voice));
        passage.banter().forEach(exchange -> exchange(all, passage, exchange));
        passage.choice().ifPresent(choice -> choice(all, passage, choice));
        if (!passage.box().isBlank()) all.add(new BookPart.Boxed(open(passage, passage.box())));
        if (!passage.also().isBlank()) {
            all.add(new BookPart.Aside(words.of("Read this only when a rule says so:")));
            all.add(new BookPart.Story(open(passage, passage.also())));
        }
        return all;
    }

    private String heading(Passage passage) {
        String when = words.of(new StoryMoments(chapter, words.catalog()).words(passage.when(), passage.room()));
        return passage.when().equals("told") && !passage.text().isBlank() ? when + ": " + beginning(passage) : when;
    }

    /** The first words of a passage, by which readers recognise the passage. */
    private String beginning(Passage passage) {
        String first = PartLetters.paragraphs(passage.text()).stream()
                .filter(paragraph -> PartLetters.alone(paragraph).filter(passage.parts()::containsKey).isEmpty()).findFirst().orElse("");
        String sentence = open(passage, first).replaceAll("\\[[A-Z]]|[*_“”„\"«»]", "").strip().split("[.!?…](\\s|$)")[0];
        List<String> all = List.of(sentence.split("\\s+"));
        return String.join(" ", all.subList(0, Math.min(FIRST_WORDS, all.size()))).replaceAll("[,;:]+$", "") + " …";
    }

    private static String lower(String words) {
        return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }

    /** A text in which words fill the places: the letter of a part, or a description of the hero. */
    private String open(Passage passage, String text) {
        PartLetters letters = PartLetters.of(passage);
        return PartLetters.PLACE.matcher(text).replaceAll(found -> Matcher.quoteReplacement(letters.of(found.group(1))
                .orElseGet(() -> Optional.ofNullable(found.group(2)).orElseGet(() -> named(found.group(1))))));
    }

    /**
     * The words for a place without a text. If the place stands for the thing that a mouse keeps, they are an empty line to write on;
     * otherwise they describe the hero.
     */
    private String named(String place) {
        return place.equalsIgnoreCase(KEPT) ? BLANK : "[" + lower(words.of(speakers().words(place))) + "]";
    }

    private String who(String place) {
        return place.equals("hero") ? lower(words.of("The mouse")) : lower(words.of(speakers().words(place)));
    }

    private StorySpeakers speakers() {
        return new StorySpeakers(words.catalog());
    }

    private void voice(List<BookPart> all, Passage passage, Passage.Voice voice) {
        all.addAll(words.asides(voice.condition()));
        all.add(speech(passage, voice));
    }

    private BookPart.Speech speech(Passage passage, Passage.Voice voice) {
        return new BookPart.Speech(words.of(speakers().words(voice.who())), List.of("heroes/" + voice.who(), "persons/" + voice.who()),
                open(passage, voice.says()));
    }

    private void exchange(List<BookPart> all, Passage passage, Passage.Exchange exchange) {
        all.add(new BookPart.Aside(exchange.condition().map(words::said).orElseGet(() -> words.of("Or, if both are there:"))));
        all.add(new BookPart.Exchange(exchange.lines().stream().map(line -> speech(passage, line)).toList()));
    }

    private void choice(List<BookPart> all, Passage passage, Crossroads choice) {
        all.add(new BookPart.Story("*" + open(passage, choice.asks().strip()) + "*"));
        choice.options().forEach(way -> {
            String says = way.condition().map(condition -> words.said(condition) + " " + way.says()).orElse(way.says());
            all.add(turn(says, way.then().isEmpty() ? choice.then() : way.then()));
        });
        if (choice.options().isEmpty() && !choice.then().isEmpty()) all.add(turn(words.of("After the answer"), choice.then()));
    }

    private BookPart turn(String says, String to) {
        return new BookPart.Turn(says, words.wording().apply(TURN), to);
    }
}
