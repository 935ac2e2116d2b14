package mystics.editor.art;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.parser.resources.ResourcePolicy;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import mystics.content.Picture;

/** A picture supplied by a mod. The picture was checked when the mod was read; painting it never fetches anything. */
final class VectorSketch implements Sketch {
    private final SVGDocument drawing;

    private VectorSketch(SVGDocument drawing) {
        this.drawing = drawing;
    }

    /** The sketch for a picture; empty if the picture cannot be drawn. */
    static Optional<Sketch> of(Picture picture) {
        LoaderContext context = LoaderContext.builder().externalResourcePolicy(ResourcePolicy.DENY_ALL)
                .documentLimits(new DocumentLimits(20, 2, 600)).build();
        var bytes = new ByteArrayInputStream(picture.svg().getBytes(StandardCharsets.UTF_8));
        return Optional.ofNullable(new SVGLoader().load(bytes, URI.create("picture:art"), context)).map(VectorSketch::new);
    }

    @Override
    public double ratio() {
        return drawing.size().width / drawing.size().height;
    }

    @Override
    public void paint(Graphics2D g, double x, double y, double width, double height) {
        drawing.renderWithPlatform(NullPlatformSupport.INSTANCE, g, new ViewBox((float) x, (float) y, (float) width, (float) height));
    }
}
