package mystics.phase.chapter.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import mystics.content.Passage;
import mystics.content.Passage.Exchange;
import mystics.content.Passage.Voice;
import mystics.content.Person;
import mystics.rules.Figure;
import mystics.rules.Line;
import mystics.rules.Scene;

/**
 * Finds the speakers of a passage (STORY-2). Lines that are always heard come before all others. Then the hero who did the deed speaks,
 * then heroes whom the text names, and then the heroes with the fewest lines so far. Heroes with the same number of lines speak in the
 * order of the party. Persons speak last. A hero under a mark that stills the voice
 * says nothing. Nobody speaks twice running: whoever opens the exchange is the
 * first of the voices, or none of them.
 */
final class Speakers {
    private final Scene scene;
    private final Passage passage;
    private final Cast cast;
    private final PassageConditions conditions;
    private final List<Figure> there;

    Speakers(Passage passage, Cast cast) {
        this.scene = cast.scene();
        this.passage = passage;
        this.cast = cast;
        this.conditions = new PassageConditions(scene, passage, cast);
        this.there = cast.there(passage.everywhere()).stream().filter(hero -> !isSilenced(hero)).toList();
    }

    private boolean isSilenced(Figure hero) {
        return Arrays.stream(scene.box().silences()).anyMatch(mark -> scene.draft().marks().get(mark, hero.holder()) > 0);
    }

    /** A speaker: a hero or a person of the story. */
    record Speaker(String id, String name, Optional<Figure> hero) {
    }

    /** A line and its speaker. */
    record Spoken(Speaker by, Voice line) {
    }

    /** A line with its speaker; empty if the speaker is not there. */
    private Optional<Spoken> spoken(Voice line) {
        Person person = scene.box().catalog().persons().get(line.who());
        Optional<Speaker> speaker = person != null ? Optional.of(new Speaker(person.id(), person.name(), Optional.empty()))
                : cast.hero(line.who()).filter(there::contains)
                        .map(hero -> new Speaker(hero.key(), hero.heroCard().name(), Optional.of(hero)));
        return speaker.filter(known -> conditions.hold(line.condition())).map(known -> new Spoken(known, line));
    }

    /** The first exchange whose condition holds and whose speakers are all there; empty if there is none. */
    List<Spoken> exchange() {
        for (Exchange exchange : passage.banter()) {
            List<Spoken> lines = exchange.lines().stream().flatMap(line -> spoken(line).stream()).toList();
            if (lines.size() == exchange.lines().size() && conditions.hold(exchange.condition())) return lines;
        }
        return List.of();
    }

    /**
     * The voices, the most important first.
     *
     * @param narration a text that may name some of the speakers
     * @param exchange the lines that some of the speakers have already spoken
     */
    List<Spoken> voices(String narration, List<Spoken> exchange) {
        List<Line> told = scene.lines(Story.RULE);
        List<Spoken> able = new ArrayList<>(passage.voices().stream().flatMap(line -> spoken(line).stream()).toList());
        able.sort(Comparator.<Spoken, Boolean>comparing(voice -> !voice.line().always())
                .thenComparingInt(voice -> closeness(voice.by(), narration))
                .thenComparing(voice -> exchange.stream().anyMatch(line -> line.by().equals(voice.by())))
                .thenComparingLong(voice -> PassagesRead.heard(told, voice.by().id()))
                .thenComparingInt(voice -> voice.by().hero().map(Figure::slot).orElse(Integer.MAX_VALUE)));
        return able.subList(0, Math.min(passage.mostVoices(), able.size()));
    }

    /**
     * The voices in reading order: first the hero who opens the exchange after them, then the hero who did the deed, then the others in the
     * order of the file. A hero who would be alone before an exchange of its own says nothing but the exchange.
     */
    List<Spoken> inReadingOrder(List<Spoken> voices, List<Spoken> exchange) {
        if (voices.size() == 1 && opens(voices.get(0), exchange) && !voices.get(0).line().always()) return List.of();
        return voices.stream().sorted(Comparator.<Spoken, Boolean>comparing(voice -> !opens(voice, exchange))
                .thenComparing(voice -> !isMover(voice.by()))
                .thenComparingInt(voice -> passage.voices().indexOf(voice.line()))).toList();
    }

    private static boolean opens(Spoken voice, List<Spoken> exchange) {
        return !exchange.isEmpty() && exchange.get(0).by().equals(voice.by());
    }

    private int closeness(Speaker speaker, String narration) {
        return isMover(speaker) ? 0 : narration.contains(speaker.name()) ? 1 : 2;
    }

    private boolean isMover(Speaker speaker) {
        return cast.mover().isPresent() && speaker.hero().equals(cast.mover());
    }
}
