package mystics.geometry;

/**
 * The steps that go against a current (WATER-3): steps between flowing spaces whose direction lies within sixty degrees of straight
 * upstream.
 */
final class Upstream {
    private static final double AGAINST = -0.5;

    private Upstream() {
    }

    static long[] of(double[] xs, double[] ys, int[] flow, long[] neighbours) {
        long[] against = new long[xs.length];
        for (int from = 0; from < xs.length; from++) {
            double[] current = direction(from, xs, ys, flow);
            for (long left = neighbours[from]; left != 0 && flow[from] != Plan.NONE; left &= left - 1) {
                int to = Long.numberOfTrailingZeros(left);
                double dx = xs[to] - xs[from];
                double dy = ys[to] - ys[from];
                double along = (dx * current[0] + dy * current[1]) / Math.hypot(dx, dy);
                if (flow[to] != Plan.NONE && along < AGAINST) {
                    against[from] |= 1L << to;
                }
            }
        }
        return against;
    }

    /**
     * The unit vector of the current on a space. If the current leaves the tile, the vector has the direction of the current that leads to
     * this space.
     */
    private static double[] direction(int space, double[] xs, double[] ys, int[] flow) {
        if (flow[space] >= 0) {
            return unit(xs[flow[space]] - xs[space], ys[flow[space]] - ys[space]);
        }
        for (int source = 0; source < flow.length; source++) {
            if (flow[source] == space) {
                return unit(xs[space] - xs[source], ys[space] - ys[source]);
            }
        }
        return new double[2];
    }

    private static double[] unit(double dx, double dy) {
        double length = Math.hypot(dx, dy);
        return new double[] {dx / length, dy / length};
    }
}
