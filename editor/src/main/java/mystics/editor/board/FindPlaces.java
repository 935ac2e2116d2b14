package mystics.editor.board;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.art.CardFaces;
import mystics.editor.board.BoardEvent.Find;
import mystics.editor.type.Beside;

/** Finds the place and the size of a found card and of the words about it, so that they hide as few figures as possible. */
final class FindPlaces {
    /** The letters of a card that would hide figures shrink by this step. */
    private static final double STEP = 0.07;
    /** The least share of the window's letters: of a card, of a high card with large letters, and of the words about a card. */
    private static final double LEAST = 0.85;
    private static final double LEAST_OF_LARGE = 0.75;
    private static final double SPOKEN = 0.7;
    /** The height that is usually enough for the words above the card, in letter heights. */
    private static final double WORDS = 4.5;
    private static final Comparator<LaidFind> BEST = Comparator.comparingLong(LaidFind::hidden)
            .thenComparing(Comparator.comparingDouble(LaidFind::picture).reversed()).thenComparingDouble(LaidFind::away);
    /** The share of a figure that a card may hide before its large letters shrink further. */
    private static final double LITTLE = 0.75;
    /** Words are left out only to hide this many times less. */
    private static final long FAR_LESS = 2;
    private final BoardStyle style;

    FindPlaces(BoardStyle style) {
        this.style = style;
    }

    /** A find on a board with figures, between the panels, for letters of a height in tile units. */
    record Asked(Find find, Rectangle about, List<Rectangle> worth, Rectangle2D clear, double letter) {
        private Asked unsaid() {
            return new Asked(new Find(find.by(), find.card(), Sentence.EMPTY), about, worth, clear, letter);
        }
    }

    /**
     * The best card with its words above it. If both hide figures, nothing is said if that uncovers far more. Nothing is said, either,
     * where the clear part has no room for the card with its words: the panel and the log say it as well.
     */
    LaidFind best(Asked asked) {
        Asked unsaid = asked.unsaid();
        Optional<LaidFind> said = largest(asked);
        if (said.filter(laid -> laid.hidden() == 0).isPresent()) return said.get();
        return Stream.concat(said.stream(), largest(unsaid).stream()).reduce(FindPlaces::better)
                .orElseGet(() -> cards(unsaid, asked.letter()).min(BEST).orElseThrow());
    }

    /** A card that hides far less than a card with words, or else the card with words. */
    private static LaidFind better(LaidFind said, LaidFind other) {
        return other.hidden() < said.hidden() / FAR_LESS ? other : said;
    }

    /**
     * The card with the largest letters that hides nothing; a card without a picture if no other card hides nothing. If every card hides
     * something, the card that hides least, which may be a card in broad rows. There is none if no card fits with its words.
     */
    private Optional<LaidFind> largest(Asked asked) {
        Optional<LaidFind> usual = largest(asked, LEAST);
        double little = LITTLE * asked.about().width * asked.about().height;
        boolean small = new LetterGrowth(asked.letter()).isLarge() && usual.filter(laid -> laid.hidden() <= little).isEmpty();
        return small ? largest(asked, LEAST_OF_LARGE).or(() -> usual) : usual;
    }

    /** @param least the least share of the window's letters */
    private Optional<LaidFind> largest(Asked asked, double least) {
        List<LaidFind> tried = shares(least).boxed()
                .flatMap(share -> fitting(cards(asked, share * asked.letter()), asked).min(BEST).stream()).toList();
        Stream<LaidFind> plain = shares(least).boxed().flatMap(share -> plain(asked, share * asked.letter()));
        return Stream.concat(tried.stream(), plain).filter(laid -> laid.hidden() == 0).findFirst()
                .or(() -> Stream.concat(tried.stream(), rows(asked)).min(BEST));
    }

    /** Those of some cards that lie with their words within the clear part of the board. */
    private static Stream<LaidFind> fitting(Stream<LaidFind> laid, Asked asked) {
        return laid.filter(card -> asked.clear().getBounds().contains(card.said()));
    }

    /** The sizes of a card's letters that are tried, as shares of the window's letters. */
    private static DoubleStream shares(double least) {
        return DoubleStream.iterate(1, share -> share > least - STEP, share -> share - STEP);
    }

    private Stream<LaidFind> cards(Asked asked, double letter) {
        Dimension room = room(asked, letter);
        return sizes(asked, letter).within(room.getWidth(), room.getHeight()).stream().map(card -> laid(card, asked));
    }

    /** The best card in broad rows. */
    private Stream<LaidFind> rows(Asked asked) {
        Asked unsaid = asked.unsaid();
        Stream<LaidFind> all = shares(LEAST).boxed().flatMap(share -> {
            Dimension room = room(unsaid, share * asked.letter());
            return sizes(asked, share * asked.letter()).rows(asked.find().words(), room.getWidth(), room.getHeight()).stream();
        }).map(card -> laid(card, unsaid));
        return fitting(all, unsaid).min(BEST).stream();
    }

    private Stream<LaidFind> plain(Asked asked, double letter) {
        Dimension room = room(asked, letter);
        Stream<LaidFind> all = sizes(asked, letter).plain(room.getWidth(), room.getHeight()).stream().map(card -> laid(card, asked));
        return fitting(all, asked).min(BEST).stream();
    }

    private FoundSizes sizes(Asked asked, double letter) {
        return new FoundSizes(style, CardFaces.of(asked.find().card()).in(style.wording()), letter);
    }

    /** The room for a card with letters of a height. */
    private static Dimension room(Asked asked, double letter) {
        double words = asked.find().words().isEmpty() ? 0 : WORDS * spoken(letter, asked);
        return new Dimension((int) (asked.clear().getWidth() - 2 * LaidFind.EDGE),
                (int) (asked.clear().getHeight() - 2 * LaidFind.EDGE - words));
    }

    /** The height of the letters of the words about a card: that of its own letters, which may shrink further than the words. */
    private static double spoken(double card, Asked asked) {
        return Math.max(card, SPOKEN * asked.letter());
    }

    /** The place of a card with its words over free floor, between the figure and the middle of the board. */
    private LaidFind laid(FoundFace card, Asked asked) {
        FoundCaption caption = new FoundCaption(style, asked.find().words(), card.size().wide(), spoken(card.size().letter(), asked));
        Rectangle both = Beside.open(asked.about(), asked.clear().getBounds(), asked.worth(), LaidFind.room(card, caption));
        long hidden = Beside.hidden(both, asked.worth()) + Beside.hidden(both, List.of(asked.about()));
        return new LaidFind(card, caption, both, hidden, Beside.far(both, asked.about(), asked.clear().getBounds()));
    }
}
