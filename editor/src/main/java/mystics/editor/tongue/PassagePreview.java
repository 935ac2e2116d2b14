package mystics.editor.tongue;

import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.SetupRefused;
import mystics.editor.art.Gallery;
import mystics.editor.art.Theme;
import mystics.editor.board.BoardStyle;
import mystics.editor.deed.PartyChoice;
import mystics.editor.form.EntryCard;
import mystics.editor.form.LoadedEntries;
import mystics.editor.play.over.StoryPaper;
import mystics.editor.story.StoryReading;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.kit.translate.SourceText;
import mystics.mod.lang.Translation;
import mystics.mod.load.Library;

/**
 * A text as the game shows it in the language of the translation: the page with a text of the story, the card with a text of a card, or the
 * text alone. If several texts are requested, the newest is shown.
 */
final class PassagePreview extends JPanel {
    private static final Pattern PASSAGE = Pattern.compile("chapters/([^/]+)/story/([^/]+)/.*");
    private static final Pattern PIECE = Pattern.compile("(abilities|cards|encounters|heroes|minions)/([^/]+)/.*");
    private final transient Supplier<Library> library;
    private final Theme theme;
    private final transient Executor worker;
    private final transient AtomicInteger asked = new AtomicInteger();
    private final StoryPaper paper;
    private final JComponent page;
    private final EntryCard card;
    private final Prose alone = new Prose(" ");

    PassagePreview(Supplier<Library> library, Theme theme, Executor worker) {
        super(new BorderLayout());
        this.library = library;
        this.theme = theme;
        this.worker = worker;
        Gallery gallery = new Gallery(library.get().catalog().pictures().values());
        paper = new StoryPaper(address -> {}, gallery::find);
        page = paper.scrolled();
        card = new EntryCard(BoardStyle.of(library.get().catalog(), theme));
        alone.setBorder(BorderFactory.createEmptyBorder(12, 12, 12, 12));
        face(alone, BorderLayout.NORTH);
    }

    private void face(JComponent part, String place) {
        removeAll();
        add(part, place);
        revalidate();
        repaint();
    }

    /**
     * Shows the page or the card of a text. Any other text is shown alone.
     *
     * @param now the current translation
     */
    void show(TongueWork work, SourceText text, String now) {
        Matcher passage = PASSAGE.matcher(text.key());
        Matcher piece = PIECE.matcher(text.key());
        int number = asked.incrementAndGet();
        if (!passage.matches() && !piece.matches()) {
            Says.text(alone, Sentence.of("{text}", "text", now.isBlank() ? text.text() : now));
            face(alone, BorderLayout.NORTH);
            return;
        }
        Library known = library.get();
        Map<String, String> translated = new HashMap<>(work.work().translated());
        if (!now.isBlank()) translated.put(text.key(), now);
        worker.execute(() -> {
            if (number != asked.get()) return;
            Library spoken = known.in(Translation.of(translated));
            if (piece.matches()) paint(number, spoken, piece.group(1), piece.group(2));
            else read(number, spoken, passage.group(1), passage.group(2));
        });
    }

    private void paint(int number, Library spoken, String kind, String id) {
        new LoadedEntries(spoken.catalog(), Set::of).entry(kind, id).ifPresent(entry -> EventQueue.invokeLater(() -> {
            if (number != asked.get()) return;
            card.wear(BoardStyle.of(spoken.catalog(), theme).in(library.get().wording()));
            card.show(entry);
            face(card, BorderLayout.CENTER);
        }));
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
        if (number != asked.get()) return;
        paper.tell(String.join("\n\n", texts), StoryPaper.portraits(spoken.catalog()));
        if (page.getParent() != this) face(page, BorderLayout.CENTER);
    }
}
