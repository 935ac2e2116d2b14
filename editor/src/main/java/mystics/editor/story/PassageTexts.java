package mystics.editor.story;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Crossroads;
import mystics.content.Passage;
import mystics.mod.yaml.Pointer;

/** The texts of a passage, in the order in which they are read. */
record PassageTexts(Passage passage, Pointer at, Catalog catalog) {
    private static final String SAYS = "says";

    /** All texts, including an empty narration and an empty box. */
    List<TextSpot> all() {
        List<TextSpot> all = new ArrayList<>();
        all.add(new TextSpot(Sentence.of("Narration"), at.in("text"), passage.text(), TextSpot.Lines.PARAGRAPHS));
        tellings(all, Sentence.of("Instead"), at.in("instead"), passage.instead());
        passage.parts().forEach((name, tellings) -> tellings(all, Sentence.of("In the place of {part}", "part", name),
                at.in("parts").in(name), tellings));
        for (int i = 0; i < passage.voices().size(); i++) voice(all, passage.voices().get(i), at.in("voices").at(i));
        for (int i = 0; i < passage.banter().size(); i++) {
            List<Passage.Voice> lines = passage.banter().get(i).lines();
            for (int line = 0; line < lines.size(); line++) voice(all, lines.get(line), at.in("banter").at(i).in("lines").at(line));
        }
        passage.choice().ifPresent(choice -> choice(all, choice, at.in("choice")));
        all.add(new TextSpot(Sentence.of("Rules in a box"), at.in("box"), passage.box(), TextSpot.Lines.PARAGRAPHS));
        if (!passage.also().isEmpty()) {
            all.add(new TextSpot(Sentence.of("Told later by a rule"), at.in("also"), passage.also(), TextSpot.Lines.PARAGRAPHS));
        }
        if (!passage.scene().isEmpty()) {
            all.add(new TextSpot(Sentence.of("What the picture shows"), at.in("seen"), passage.seen(), TextSpot.Lines.PERHAPS_ONE));
        }
        return all;
    }

    private static void tellings(List<TextSpot> all, Sentence label, Pointer list, List<Passage.Telling> tellings) {
        for (int i = 0; i < tellings.size(); i++) {
            all.add(new TextSpot(label, list.at(i).in("text"), tellings.get(i).text(), TextSpot.Lines.PARAGRAPHS));
        }
    }

    private void voice(List<TextSpot> all, Passage.Voice voice, Pointer line) {
        all.add(new TextSpot(new StorySpeakers(catalog).words(voice.who()), line.in(SAYS), voice.says(), TextSpot.Lines.ONE));
    }

    private static void choice(List<TextSpot> all, Crossroads choice, Pointer list) {
        all.add(new TextSpot(Sentence.of("Question"), list.in("asks"), choice.asks(), TextSpot.Lines.ONE));
        for (int i = 0; i < choice.options().size(); i++) {
            all.add(new TextSpot(Sentence.of("Answer"), list.in("options").at(i).in(SAYS), choice.options().get(i).says(),
                    TextSpot.Lines.ONE));
        }
    }
}
