package mystics.editor.play.around;

import java.awt.Component;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JLabel;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.content.Entry;
import mystics.editor.play.around.StripChip.TurnMark;
import mystics.editor.play.around.StripChip.Width;
import mystics.editor.sight.HeroSheet;
import mystics.editor.sight.TrackCardPicture;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/**
 * The party and the minions as a strip of portraits in the order of the initiative track; heroes without a place on the track come last. A
 * click opens the cards of a hero, or the card of a kind of minions.
 */
public final class TurnStrip extends Scrolling {
    /** The step between two sizes of a portrait, in letter heights. */
    private static final double STEP = 0.1;
    /** The size of the heading's letters. */
    private static final float CAPTION = 0.93f;
    private final transient Consumer<List<Entry>> cards;
    private final transient Consumer<String> about;
    private transient Optional<Portraits> portraits = Optional.empty();
    private transient List<TrackCardPicture> track = List.of();
    private transient List<HeroSheet> party = List.of();
    private Width width = Width.FULL;
    private Width shown = Width.FULL;
    private double lines = StripChip.PORTRAIT;
    private float share = 1;
    private int round;
    private int chips;
    private Top top = Top.HEADING;
    private transient Fitted fitted = new Fitted(0, 0, Width.FULL, 0);

    /**
     * @param cards shows cards
     * @param about shows the card with a name
     */
    public TurnStrip(Consumer<List<Entry>> cards, Consumer<String> about) {
        super(new MigLayout("insets 0, wrap 1, gapy 3, fillx", "[grow, fill]"));
        this.cards = cards;
        this.about = about;
        getAccessibleContext().setAccessibleName("Initiative track");
    }

    /** Sets the portraits. */
    public void wear(Portraits figures) {
        portraits = Optional.of(figures);
        lay();
    }

    /** Shows a track and a party. An unchanged track or party is not laid out again. */
    public void show(List<TrackCardPicture> newTrack, List<HeroSheet> newParty) {
        if (!newTrack.equals(track) || !newParty.equals(party)) {
            track = newTrack;
            party = newParty;
            lay();
        }
    }

    /** Shows the number of the round; the number 0 stands for the time before the first round. */
    public void count(int newRound) {
        if (newRound != round) {
            round = newRound;
            lay();
        }
    }

    /** Shows the names below the portraits if the window has no room for the names beside them. */
    public void fit(float letters, float enough) {
        Width fitting = letters < enough ? Width.NARROW : Width.FULL;
        float newShare = Chrome.share(letters);
        if (fitting != width || newShare != share) {
            share = newShare;
            width = fitting;
            shown = fitting;
            lay();
        }
    }

    /**
     * Leaves out the heading if the strip is higher than a limit. In a narrow window, shows smaller portraits, and then portraits without
     * names.
     */
    public void fitHeight(int room) {
        Fitted now = new Fitted(room, chips, width, Type.size());
        if (now.equals(fitted)) {
            return;
        }
        fitted = now;
        top(Top.HEADING);
        shrink(width, now);
        if (width == Width.FULL && getPreferredSize().height > room) top(Top.PORTRAITS);
        if (width == Width.NARROW && getPreferredSize().height > room) shrink(Width.BARE, now);
    }

    /** What stands at the top of the strip: the heading, or the first portrait, because the heading has no room. */
    private enum Top { HEADING, PORTRAITS }

    private void top(Top wanted) {
        if (wanted == top) return;
        top = wanted;
        lay();
    }

    private void shrink(Width tried, Fitted in) {
        boolean other = shown != tried || lines != tried.most();
        shown = tried;
        lines = tried.most();
        if (other) lay();
        while (lines > tried.least() && getPreferredSize().height > in.room()) {
            double less = (getPreferredSize().height - in.room()) / (double) in.chips() / Type.size();
            lines = Math.max(tried.least(), lines - Math.ceil(less / STEP) * STEP);
            lay();
        }
        while (lines + STEP / 2 < tried.most() && getPreferredSize().height <= in.room()) resize(STEP);
        while (lines - STEP / 2 > tried.least() && getPreferredSize().height > in.room()) resize(-STEP);
    }

    private void resize(double by) {
        lines += by;
        lay();
    }

    /** The values from which the size of the portraits was computed. */
    private record Fitted(int room, int chips, Width width, float letter) {
    }

    private void lay() {
        removeAll();
        portraits.ifPresent(this::fill);
        revalidate();
        repaint();
    }

    private void fill(Portraits figures) {
        List<Component> all = new ArrayList<>();
        Set<String> placed = new HashSet<>();
        for (TrackCardPicture card : track) {
            TurnMark turn = card.turn() == TrackCardPicture.Turn.ACTING ? TurnMark.ACTING : TurnMark.WAITING;
            Optional<HeroSheet> hero = card.side() == TrackCardPicture.Side.HERO
                    ? party.stream().filter(one -> one.name().equals(card.name())).findFirst() : Optional.empty();
            hero.ifPresent(one -> placed.add(one.id()));
            all.add(hero.<Component>map(one -> chip(one, figures, turn)).orElseGet(() -> chip(card, figures, turn)));
        }
        party.stream().filter(one -> !placed.contains(one.id())).forEach(one -> all.add(chip(one, figures, TurnMark.WAITING)));
        chips = all.size();
        if (shown == Width.FULL && top == Top.HEADING) add(heading(), "wmin 0, gapleft 4");
        all.forEach(chip -> add(chip, "wmin 0"));
    }

    private JLabel heading() {
        JLabel heading = Says.text(new JLabel(), round == 0 ? Sentence.of("Initiative track")
                : Sentence.of("Initiative, round {n}", "n", round));
        heading.setFont(Type.plain().deriveFont(Type.size() * share * CAPTION));
        heading.setForeground(UIManager.getColor("Label.disabledForeground"));
        Says.hint(heading, Sentence.of("On the initiative track turns are taken from top to bottom; then a new round begins (ROUND-1)."));
        return heading;
    }

    private HeroChip chip(HeroSheet hero, Portraits figures, TurnMark turn) {
        HeroChip chip = new HeroChip(hero, figures, lines, shown, share, turn);
        chip.addActionListener(click -> cards.accept(hero.cards()));
        return chip;
    }

    private MinionChip chip(TrackCardPicture card, Portraits figures, TurnMark turn) {
        MinionChip chip = new MinionChip(card, figures, lines, shown, share, turn);
        chip.addActionListener(click -> about.accept(card.name()));
        return chip;
    }
}
