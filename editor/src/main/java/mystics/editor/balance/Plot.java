package mystics.editor.balance;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.type.Says;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.HorizontalBarChart;
import org.knowm.xchart.HorizontalBarChartBuilder;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.AxesChartStyler;

/** Bars with names, in the colours and fonts of the window. */
final class Plot extends Spoken {
    private static final String SERIES = "games";
    private final Way way;
    private Map<String, Double> bars = Map.of();

    /** Whether bars are vertical or horizontal. */
    enum Way {
        UPRIGHT, LEVEL
    }

    Plot(Sentence title, Way way) {
        this.way = way;
        Says.name(this, title);
    }

    /** Shows other bars, each with its name, in this order. */
    void show(Map<String, Double> other) {
        bars = other;
        Says.more(this, Sentence.row(other.entrySet().stream()
                .<Object>map(bar -> Sentence.of("{name} {n}", "name", bar.getKey(), "n", Math.round(bar.getValue()))).toList(), ", "));
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Math.round(Type.size() * 24), Math.round(Type.size() * 14));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        if (!bars.isEmpty()) chart(getWidth(), getHeight()).ifPresent(chart -> chart.paint(ink, getWidth(), getHeight()));
        ink.dispose();
    }

    private Optional<Chart<?, ?>> chart(int width, int height) {
        if (width < 40 || height < 40) return Optional.empty();
        if (way == Way.UPRIGHT) {
            CategoryChart chart = new CategoryChartBuilder().width(width).height(height).build();
            chart.addSeries(SERIES, new ArrayList<>(bars.keySet()), new ArrayList<>(bars.values()));
            chart.getStyler().setAvailableSpaceFill(fill()).setXAxisLabelRotation(0).setXAxisMaxLabelCount(12);
            return Optional.of(dressed(chart, chart.getStyler()));
        }
        HorizontalBarChart chart = new HorizontalBarChartBuilder().width(width).height(height).build();
        List<String> names = new ArrayList<>(bars.keySet());
        chart.addSeries(SERIES, names.stream().map(bars::get).toList(), names);
        // The names stand along the y axis, but the library takes their greatest number from the setting of the x axis. It fails with 1.
        chart.getStyler().setAvailableSpaceFill(fill()).setXAxisMaxLabelCount(Math.max(2, names.size()));
        return Optional.of(dressed(chart, chart.getStyler()));
    }

    /** The share of the available room that the bars take up. The fewer bars there are, the less room they take. */
    private double fill() {
        return Math.min(0.8, 0.14 * bars.size());
    }

    private static Chart<?, ?> dressed(Chart<?, ?> chart, AxesChartStyler styler) {
        Color ink = UIManager.getColor("Label.foreground");
        Color ground = UIManager.getColor("Panel.background");
        Color line = UIManager.getColor("Mystics.edge");
        styler.setChartBackgroundColor(ground).setPlotBackgroundColor(ground).setPlotBorderVisible(false).setLegendVisible(false)
                .setChartTitleVisible(false).setChartFontColor(ink).setBaseFont(Type.plain()).setChartPadding(4).setAntiAlias(true)
                .setSeriesColors(new Color[] {UIManager.getColor("Component.accentColor")});
        styler.setAxisTickLabelsFont(Type.plain());
        styler.setAxisTickLabelsColor(ink);
        styler.setAxisTickMarksColor(line);
        styler.setPlotGridLinesColor(line);
        styler.setPlotGridLinesStroke(new BasicStroke(1));
        styler.setPlotGridVerticalLinesVisible(false);
        styler.setAxisTitlesVisible(false);
        return chart;
    }
}
