package mystics.editor.draft;

import java.util.List;
import java.util.SortedMap;
import mystics.mod.write.Splice;

/** The effect of an edit on one file. */
public sealed interface FileDeed {
    /** Applies the effect to the files of a mod. */
    void on(String mod, SortedMap<String, FileText> files);

    /** The paths of the affected files. */
    List<String> paths();

    /** The deed that undoes this deed, given the files as they were before it. */
    FileDeed inverse(SortedMap<String, FileText> files);

    /** Changes stretches of a text. */
    record Rewrite(String path, List<Splice> splices) implements FileDeed {
        public Rewrite {
            splices = List.copyOf(splices);
        }

        @Override
        public List<String> paths() {
            return List.of(path);
        }

        @Override
        public void on(String mod, SortedMap<String, FileText> files) {
            files.put(path, known(files, path).with(splices));
        }

        @Override
        public FileDeed inverse(SortedMap<String, FileText> files) {
            return new Rewrite(path, Splice.inverse(known(files, path).text(), splices));
        }
    }

    /** Adds a file. */
    record Create(String path, byte[] bytes) implements FileDeed {
        @Override
        public List<String> paths() {
            return List.of(path);
        }

        @Override
        public void on(String mod, SortedMap<String, FileText> files) {
            free(files, path);
            files.put(path, FileText.of(mod, path, bytes));
        }

        @Override
        public FileDeed inverse(SortedMap<String, FileText> files) {
            return new Delete(path);
        }
    }

    /** Removes a file. */
    record Delete(String path) implements FileDeed {
        @Override
        public List<String> paths() {
            return List.of(path);
        }

        @Override
        public void on(String mod, SortedMap<String, FileText> files) {
            known(files, path);
            files.remove(path);
        }

        @Override
        public FileDeed inverse(SortedMap<String, FileText> files) {
            return new Create(path, known(files, path).bytes());
        }
    }

    /** Gives a file another path. */
    record Rename(String from, String to) implements FileDeed {
        @Override
        public List<String> paths() {
            return List.of(from, to);
        }

        @Override
        public void on(String mod, SortedMap<String, FileText> files) {
            FileText file = known(files, from);
            free(files, to);
            files.remove(from);
            files.put(to, file.moved(to));
        }

        @Override
        public FileDeed inverse(SortedMap<String, FileText> files) {
            return new Rename(to, from);
        }
    }

    /**
     * The deeds that turn one content of a file into another content. If both contents are texts, only the stretches that differ are
     * replaced.
     */
    static List<FileDeed> between(FileText before, FileText after) {
        List<Splice> splices = Splice.between(before.text(), after.text());
        return before.isText() && after.isText() && before.with(splices).equals(after) ? List.of(new Rewrite(before.path(), splices))
                : List.of(new Delete(before.path()), new Create(after.path(), after.bytes()));
    }

    private static FileText known(SortedMap<String, FileText> files, String path) {
        if (!files.containsKey(path)) throw new IllegalArgumentException("no file " + path);
        return files.get(path);
    }

    private static void free(SortedMap<String, FileText> files, String path) {
        if (files.containsKey(path)) throw new IllegalArgumentException("there is a file " + path);
    }
}
