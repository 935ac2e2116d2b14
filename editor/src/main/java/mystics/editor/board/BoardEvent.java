package mystics.editor.board;

import java.util.List;
import mystics.choice.Sentence;
import mystics.content.Card;

/** A visible event on the board. Figures are identified by their slots. */
public sealed interface BoardEvent {
    /**
     * The beginning and the length of an event, in milliseconds at a steady pace. If the event follows a blow, its beginning is counted
     * from that blow.
     */
    record Span(int from, int length) {
        /** The share of the event that is over at a given moment, 0 to 1. */
        double share(double time) {
            return Math.max(0, Math.min(1, (time - from) / length));
        }

        /** Whether the event is running at a given moment. */
        boolean holds(double time) {
            return time >= from && time < from + length;
        }
    }

    /** Its span. */
    Span span();

    /** The slots of the figures to which it happens, where they stand; none if it concerns the whole board. */
    default List<Integer> slots() {
        return List.of();
    }

    /** A figure lunges at another. */
    record Lunge(int by, int at) implements BoardEvent {
        @Override
        public Span span() {
            return new Span(0, 340);
        }

        @Override
        public List<Integer> slots() {
            return List.of(by, at);
        }
    }

    /** A blow misses a figure. */
    record Miss(int at) implements BoardEvent {
        @Override
        public Span span() {
            return new Span(150, 420);
        }

        @Override
        public List<Integer> slots() {
            return List.of(at);
        }
    }

    /** A figure blocks a blow with its shield. */
    record Guard(int at) implements BoardEvent {
        @Override
        public Span span() {
            return new Span(150, 520);
        }

        @Override
        public List<Integer> slots() {
            return List.of(at);
        }
    }

    /** A figure is hurt, and hearts break. */
    record Hurt(int at, int hearts) implements BoardEvent {
        @Override
        public Span span() {
            return new Span(170, 720);
        }

        @Override
        public List<Integer> slots() {
            return List.of(at);
        }
    }

    /** A figure leaves the board. */
    record Fall(int who) implements BoardEvent {
        @Override
        public Span span() {
            return new Span(420, 640);
        }

        @Override
        public List<Integer> slots() {
            return List.of(who);
        }
    }

    /** Cheese goes to a hero. */
    record Gain(int by, int cheese) implements BoardEvent {
        @Override
        public Span span() {
            return new Span(320, 560);
        }

        @Override
        public List<Integer> slots() {
            return List.of(by);
        }
    }

    /** Cheese rolls from a figure to the minion wheel. */
    record Roll(int from, int cheese) implements BoardEvent {
        @Override
        public Span span() {
            return new Span(260, 820);
        }
    }

    /** Minions surge: it grows dark. */
    record Surge() implements BoardEvent {
        @Override
        public Span span() {
            return new Span(0, 1100);
        }
    }

    /** A hero uses a card, whose name appears beside the hero. */
    record Use(int by, Sentence name) implements BoardEvent {
        @Override
        public Span span() {
            return new Span(0, 1200);
        }

        @Override
        public List<Integer> slots() {
            return List.of(by);
        }
    }

    /** A figure is healed, and hearts rise. */
    record Heal(int at, int hearts) implements BoardEvent {
        @Override
        public Span span() {
            return new Span(320, 800);
        }

        @Override
        public List<Integer> slots() {
            return List.of(at);
        }
    }

    /** A figure gets a token, shown large above it. */
    record Marked(int at, String mark) implements BoardEvent {
        @Override
        public Span span() {
            return new Span(320, 800);
        }

        @Override
        public List<Integer> slots() {
            return List.of(at);
        }
    }

    /** A hero finds a card, which turns over below the words that tell of the find; they may be empty. */
    record Find(int by, Card card, Sentence words) implements BoardEvent {
        /** A find without words. */
        public Find(int by, Card card) {
            this(by, card, Sentence.EMPTY);
        }

        @Override
        public Span span() {
            return new Span(0, 1500);
        }
    }
}
