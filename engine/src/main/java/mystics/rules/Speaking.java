package mystics.rules;

import java.util.Arrays;

/** The rules that speak at one happening, in their fixed order: the acting figure, the other heroes down the track, minions, places, chapter, general. */
public final class Speaking {
    private static final Speaking NOBODY = new Speaking();

    private Candidate[] candidates;
    private int[] holders;
    private int[] cards;
    private int[] ranks;
    private int size;

    /** Nobody yet. */
    Speaking() {
        this(new Candidate[8], new int[8], new int[8], new int[8], 0);
    }

    private Speaking(Candidate[] candidates, int[] holders, int[] cards, int[] ranks, int size) {
        this.candidates = candidates;
        this.holders = holders;
        this.cards = cards;
        this.ranks = ranks;
        this.size = size;
    }

    /** The list as it is now, for keeping; it is no longer added to. */
    Speaking kept() {
        return size == 0 ? NOBODY
                : new Speaking(Arrays.copyOf(candidates, size), Arrays.copyOf(holders, size), Arrays.copyOf(cards, size), Arrays.copyOf(ranks, size), size);
    }

    /** Empties the list for another use. */
    void clear() {
        size = 0;
    }

    /** Adds a rule with what carries it; equal ranks keep the order in which they were added. */
    void add(Candidate candidate, int holder, int card, int rank) {
        if (size == candidates.length) {
            candidates = Arrays.copyOf(candidates, size * 2);
            holders = Arrays.copyOf(holders, size * 2);
            cards = Arrays.copyOf(cards, size * 2);
            ranks = Arrays.copyOf(ranks, size * 2);
        }
        int at = size++;
        while (at > 0 && ranks[at - 1] > rank) {
            candidates[at] = candidates[at - 1];
            holders[at] = holders[at - 1];
            cards[at] = cards[at - 1];
            ranks[at] = ranks[at - 1];
            at--;
        }
        candidates[at] = candidate;
        holders[at] = holder;
        cards[at] = card;
        ranks[at] = rank;
    }

    /** How many speak. */
    public int size() {
        return size;
    }

    /** The i-th candidate. */
    public Candidate candidate(int i) {
        return candidates[i];
    }

    /** What carries the i-th rule. */
    public int holder(int i) {
        return holders[i];
    }

    /** The card that carries the i-th rule, or -1. */
    public int card(int i) {
        return cards[i];
    }
}
