package mystics.editor.tongue;

import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.JPanel;
import mystics.content.Chapter;
import mystics.content.SetupRefused;
import mystics.editor.art.Gallery;
import mystics.editor.deed.PartyChoice;
import mystics.editor.play.over.StoryPaper;
import mystics.editor.story.StoryReading;
import mystics.kit.translate.SourceText;
import mystics.mod.lang.Translation;
import mystics.mod.load.Library;

/** The page with a text, as the game shows it in the language of the translation. If several texts are requested, the newest is shown. */
final class PassagePreview extends JPanel {
    private static final Pattern PASSAGE = Pattern.compile("chapters/([^/]+)/story/([^/]+)/.*");
    private final transient Supplier<Library> library;
    private final transient Executor worker;
    private final transient AtomicInteger asked = new AtomicInteger();
    private final StoryPaper paper;

    PassagePreview(Supplier<Library> library, Executor worker) {
        super(new BorderLayout());
        this.library = library;
        this.worker = worker;
        Gallery gallery = new Gallery(library.get().catalog().pictures().values());
        paper = new StoryPaper(address -> {}, gallery::find);
        add(paper.scrolled());
    }

    /**
     * Shows the page of a text. A text that belongs to no page is shown alone.
     *
     * @param now the current translation
     */
    void show(TongueWork work, SourceText text, String now) {
        Matcher passage = PASSAGE.matcher(text.key());
        int number = asked.incrementAndGet();
        if (!passage.matches()) {
            paper.tell(now.isBlank() ? text.text() : now, Map.of());
            return;
        }
        Library known = library.get();
        Map<String, String> translated = new HashMap<>(work.work().translated());
        if (!now.isBlank()) translated.put(text.key(), now);
        worker.execute(() -> {
            if (number == asked.get()) read(number, known.in(Translation.of(translated)), passage.group(1), passage.group(2));
        });
    }

    private void read(int number, Library spoken, String chapter, String passage) {
        Optional<Chapter> known = Optional.ofNullable(spoken.catalog().chapters().get(chapter));
        List<String> party = known.filter(one -> one.party().size() > 0).stream()
                .flatMap(one -> PartyChoice.of(spoken.catalog(), one).stream()).findFirst().map(PartyChoice::heroes).orElse(List.of());
        if (party.isEmpty()) return;
        try {
            List<String> texts = StoryReading.of(spoken, known.orElseThrow(), party).passage(passage, party.get(0)).texts();
            EventQueue.invokeLater(() -> tell(number, texts, spoken));
        } catch (SetupRefused refused) {
            EventQueue.invokeLater(() -> tell(number, List.of(refused.getMessage()), spoken));
        }
    }

    private void tell(int number, List<String> texts, Library spoken) {
        if (number == asked.get()) paper.tell(String.join("\n\n", texts), StoryPaper.portraits(spoken.catalog()));
    }
}
