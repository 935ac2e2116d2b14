package mystics.editor.board;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import mystics.editor.art.CardFaces;
import mystics.editor.board.BoardEvent.Find;
import mystics.editor.board.BoardEvent.FindWords;
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
    /** The widths of words that stand apart from the card, in letter heights. */
    private static final double[] WIDTHS = {12, 16, 20};
    private static final Comparator<LaidFind> BEST = Comparator.comparingLong(LaidFind::hidden)
            .thenComparing(Comparator.comparingDouble(LaidFind::picture).reversed()).thenComparingDouble(LaidFind::away);
    /** The card and its words are one thing to look at, so they part only to hide this many times less. */
    private static final long FAR_LESS = 2;
    private final BoardStyle style;

    FindPlaces(BoardStyle style) {
        this.style = style;
    }

    /** A find on a board with figures, between the panels, for letters of a height in tile units. */
    record Asked(Find find, Rectangle about, List<Rectangle> worth, Rectangle2D clear, double letter) {
        private Asked saying(FindWords words) {
            return new Asked(new Find(find.by(), find.card(), words), about, worth, clear, letter);
        }
    }

    /**
     * The best card with all its words. Words above the card that hide figures stand apart from the card if far less is hidden then; if
     * even such words hide figures, only the finder is named, if that uncovers far more.
     */
    LaidFind best(Asked asked) {
        LaidFind best = largest(asked);
        Optional<FindWords> fewer = asked.find().words().fewer();
        boolean whole = best.hidden() == 0 && best.card().size().letter() >= (LEAST - STEP) * asked.letter();
        if (whole || fewer.isEmpty()) return best;
        LaidFind all = better(best, apart(asked));
        return all.hidden() == 0 ? all : better(all, largest(asked.saying(fewer.get())));
    }

    /** A card that hides far less than the card that stands together with all its words, or else that card. */
    private static LaidFind better(LaidFind together, LaidFind other) {
        return other.hidden() < together.hidden() / FAR_LESS ? other : together;
    }

    /**
     * The card with the largest letters that hides nothing; a card without a picture if no other card hides nothing. If every card hides
     * something, the card that hides least, which may be a card in broad rows.
     */
    private LaidFind largest(Asked asked) {
        double least = new LetterGrowth(asked.letter()).isLarge() ? LEAST_OF_LARGE : LEAST;
        List<LaidFind> tried = shares(least).mapToObj(share -> best(asked, share * asked.letter())).toList();
        Stream<LaidFind> plain = shares(least).boxed().flatMap(share -> plain(asked, share * asked.letter()));
        return Stream.concat(tried.stream(), plain).filter(laid -> laid.hidden() == 0).findFirst()
                .orElseGet(() -> Stream.concat(tried.stream(), rows(asked)).min(BEST).orElseThrow());
    }

    /** The sizes of a card's letters that are tried, as shares of the window's letters. */
    private static DoubleStream shares(double least) {
        return DoubleStream.iterate(1, share -> share > least - STEP, share -> share - STEP);
    }

    private LaidFind best(Asked asked, double letter) {
        Dimension room = room(asked, letter);
        return sizes(asked, letter).within(room.getWidth(), room.getHeight()).stream().map(card -> laid(card, asked)).min(BEST)
                .orElseThrow();
    }

    /** The best card in broad rows. */
    private Stream<LaidFind> rows(Asked asked) {
        Asked unsaid = asked.saying(FindWords.UNSAID);
        Stream<LaidFind> all = shares(LEAST).boxed().flatMap(share -> {
            Dimension room = room(unsaid, share * asked.letter());
            return sizes(asked, share * asked.letter()).rows(asked.find().words(), room.getWidth(), room.getHeight()).stream();
        }).map(card -> laid(card, unsaid));
        return all.min(BEST).stream();
    }

    private Stream<LaidFind> plain(Asked asked, double letter) {
        Dimension room = room(asked, letter);
        return sizes(asked, letter).plain(room.getWidth(), room.getHeight()).stream().map(card -> laid(card, asked)).min(BEST).stream();
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

    private FoundCaption caption(Asked asked, double wide, double letter) {
        return new FoundCaption(style, asked.find().words(), wide, letter);
    }

    /** The place of a card over free floor, between the figure and the middle of the board. */
    private LaidFind laid(FoundFace card, Asked asked) {
        FoundCaption caption = caption(asked, card.size().wide(), spoken(card.size().letter(), asked));
        Rectangle place = Beside.open(asked.about(), asked.clear().getBounds(), asked.worth(), LaidFind.room(card, caption));
        return LaidFind.together(card, caption, place, hidden(place, asked),
                Beside.far(place, asked.about(), asked.clear().getBounds()));
    }

    private static long hidden(Rectangle place, Asked asked) {
        return Beside.hidden(place, asked.worth()) + Beside.hidden(place, List.of(asked.about()));
    }

    /** The best card, with its words in a place of their own. */
    private LaidFind apart(Asked asked) {
        LaidFind card = largest(asked.saying(FindWords.UNSAID));
        List<Rectangle> worth = new ArrayList<>(asked.worth());
        worth.add(card.place());
        Asked beside = new Asked(asked.find(), asked.about(), worth, asked.clear(), asked.letter());
        double letter = spoken(card.card().size().letter(), asked);
        double most = asked.clear().getWidth() - 2 * LaidFind.EDGE;
        return DoubleStream.of(WIDTHS).map(wide -> Math.min(most, wide * letter)).mapToObj(wide -> said(card, beside, wide, letter))
                .min(BEST).orElseThrow();
    }

    private LaidFind said(LaidFind card, Asked asked, double wide, double letter) {
        FoundCaption caption = caption(asked, wide, letter);
        Dimension room = new Dimension((int) (wide + 2 * LaidFind.EDGE), (int) (caption.high() + 2 * LaidFind.EDGE));
        Rectangle place = Beside.open(asked.about(), asked.clear().getBounds(), asked.worth(), room);
        return new LaidFind(card.card(), caption, card.place(), place, card.hidden() + hidden(place, asked),
                Beside.far(place, card.place(), asked.clear().getBounds()));
    }
}
