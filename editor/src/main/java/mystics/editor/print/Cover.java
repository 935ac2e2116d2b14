package mystics.editor.print;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.editor.art.Sketch;
import mystics.mod.Manifest;

/** The first page of a book: the chapter's name, a picture, a description, and the authors. */
record Cover(PageStyle style, BookWords words, Chapter chapter, Manifest mod) {
    /** The licence statement of mods that share the program's licence. The cover leaves out this statement, because it names no licence. */
    private static final String SHARED = "as the project";

    Sheet sheet() {
        return new Sheet("page-001", style.paper().width(), style.paper().height(), this::paint);
    }

    private void paint(Graphics2D g) {
        double middle = style.paper().width() / 2;
        double y = style.paper().height() * 0.15;
        g.setColor(PageStyle.QUIET);
        if (chapter.number() > 0) {
            centred(g, words.of("Chapter {n}", "n", chapter.number()), style.faces().plain(16), y);
        }
        g.setColor(PageStyle.INK);
        Font large = style.faces().strong(38);
        y += 52;
        for (TypedLine line : style.set(large, large).lines(chapter.name(), style.measure())) {
            line.write(g, middle - line.width() / 2, y);
            y += 46;
        }
        y = picture(g, y) + 44;
        Typesetter set = style.set(style.faces().italic(15), style.faces().plain(15));
        for (TypedLine line : set.lines(chapter.intro(), style.measure() * 0.82)) {
            line.write(g, middle - line.width() / 2, y);
            y += set.step();
        }
        foot(g, middle);
    }

    private double picture(Graphics2D g, double y) {
        Optional<Sketch> scene = chapter.story().stream().map(Passage::scene).filter(name -> !name.isEmpty())
                .flatMap(name -> style.art().gallery().find("scenes/" + name).stream()).findFirst();
        scene.ifPresent(sketch -> ScenePicture.paint(g, sketch, PageStyle.MARGIN, y, style.measure()));
        return scene.map(sketch -> y + style.measure() / sketch.ratio()).orElse(y);
    }

    private void foot(Graphics2D g, double middle) {
        double y = style.paper().height() - PageStyle.TOP * 1.6;
        g.setColor(PageStyle.RULE);
        g.setStroke(new BasicStroke(1));
        g.draw(new Line2D.Double(middle - 60, y - 24, middle + 60, y - 24));
        g.setColor(PageStyle.QUIET);
        centred(g, words.of("{mod} {version}, by {authors}", "mod", mod.name(), "version", mod.version(), "authors",
                mod.authors().stream().<Object>map(Sentence::of).toList()), style.foot(), y);
        if (!mod.licence().equals(SHARED)) {
            centred(g, words.of("Licence: {licence}", "licence", Sentence.of(mod.licence())), style.foot(), y + 14);
        }
    }

    private void centred(Graphics2D g, String text, Font face, double y) {
        g.setFont(face);
        g.drawString(text, (float) (style.paper().width() / 2 - Typesetter.length(text, face) / 2), (float) y);
    }
}
