package mystics.mod.cache;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import mystics.mod.finding.Place;
import mystics.mod.script.mentions.Mention;
import mystics.rules.Names;

/** The literal texts of one script that name something, in the form in which they are packed with the program. */
final class KeptMentions {
    private KeptMentions() {
    }

    static byte[] write(List<Mention> mentions) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(mentions.size());
            for (Mention mention : mentions) {
                out.writeInt(mention.place().line());
                out.writeInt(mention.place().column());
                for (String word : List.of(mention.what().name(), mention.text(), mention.within())) out.writeUTF(word);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    static List<Mention> read(Place script, byte[] bytes) {
        List<Mention> mentions = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            for (int left = in.readInt(); left > 0; left--) {
                Place place = script.at(in.readInt(), in.readInt());
                mentions.add(new Mention(place, Names.What.valueOf(in.readUTF()), in.readUTF(), in.readUTF()));
            }
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
        return mentions;
    }
}
