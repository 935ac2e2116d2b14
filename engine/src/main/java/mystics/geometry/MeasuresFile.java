package mystics.geometry;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The measurements of a drawing as bytes. Reading these bytes takes a fraction of the time of a new survey. */
final class MeasuresFile {
    private MeasuresFile() {
    }

    static byte[] write(Measures plan) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeByte(plan.names().length);
            for (String name : plan.names()) out.writeUTF(name);
            for (double[] table : List.of(plan.xs(), plan.ys())) for (double value : table) out.writeDouble(value);
            for (int[] table : List.of(plan.rooms(), plan.flow())) for (int value : table) out.writeByte(value);
            for (long[] table : List.of(plan.neighbours(), plan.uphill(), plan.acrossYellow(), plan.acrossRed(), plan.clear(),
                    plan.sees())) {
                for (long value : table) out.writeLong(value);
            }
            for (String need : plan.needs()) out.writeUTF(need);
            out.writeByte(plan.marks().size());
            for (Map.Entry<String, Long> mark : plan.marks().entrySet()) {
                out.writeUTF(mark.getKey());
                out.writeLong(mark.getValue());
            }
            out.writeByte(plan.exits().size());
            for (PlanExit exit : plan.exits()) {
                out.writeByte(exit.edge().ordinal());
                out.writeUTF(exit.colour());
                out.writeLong(exit.spaces());
            }
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return bytes.toByteArray();
    }

    static Measures read(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            int size = in.readByte();
            String[] names = texts(in, size);
            double[] xs = doubles(in, size);
            double[] ys = doubles(in, size);
            int[] rooms = ints(in, size);
            int[] flow = ints(in, size);
            return new Measures(names, xs, ys, rooms, longs(in, size), longs(in, size), longs(in, size), longs(in, size), longs(in, size),
                    longs(in, size),
                    flow, texts(in, size), marks(in), exits(in));
        } catch (IOException | IndexOutOfBoundsException other) {
            throw new IllegalArgumentException("these bytes are no plan", other);
        }
    }

    private static Map<String, Long> marks(DataInputStream in) throws IOException {
        Map<String, Long> marks = new TreeMap<>();
        for (int left = in.readByte(); left > 0; left--) marks.put(in.readUTF(), in.readLong());
        return marks;
    }

    private static List<PlanExit> exits(DataInputStream in) throws IOException {
        List<PlanExit> exits = new ArrayList<>();
        for (int left = in.readByte(); left > 0; left--) exits.add(new PlanExit(Edge.values()[in.readByte()], in.readUTF(), in.readLong()));
        return exits;
    }

    private static String[] texts(DataInputStream in, int size) throws IOException {
        String[] texts = new String[size];
        for (int i = 0; i < size; i++) texts[i] = in.readUTF();
        return texts;
    }

    private static double[] doubles(DataInputStream in, int size) throws IOException {
        double[] values = new double[size];
        for (int i = 0; i < size; i++) values[i] = in.readDouble();
        return values;
    }

    private static int[] ints(DataInputStream in, int size) throws IOException {
        int[] values = new int[size];
        for (int i = 0; i < size; i++) values[i] = in.readByte();
        return values;
    }

    private static long[] longs(DataInputStream in, int size) throws IOException {
        long[] values = new long[size];
        for (int i = 0; i < size; i++) values[i] = in.readLong();
        return values;
    }
}
