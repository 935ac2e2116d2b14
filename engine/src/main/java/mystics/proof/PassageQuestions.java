package mystics.proof;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import mystics.choice.Question;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.phase.chapter.story.Memory;
import mystics.rules.Scene;

/** Finds the passages of a chapter that ask questions. */
record PassageQuestions(Chapter chapter) {

    /** The passage that asks. If several passages ask the same question, the last of them that has been read counts. */
    Optional<Passage> asking(Question.Choice question, Scene scene) {
        String prompt = question.prompt().pattern();
        List<String> keys = question.options().stream().map(option -> option.key()).toList();
        List<Passage> same = chapter.story().stream().filter(passage -> passage.choice().filter(choice -> choice.asks().equals(prompt)
                && choice.options().stream().map(way -> way.id()).toList().containsAll(keys)).isPresent()).toList();
        if (same.size() < 2) return same.stream().findFirst();
        Set<String> read = Memory.read(scene);
        return Optional.of(same.stream().filter(passage -> read.contains(passage.id())).reduce(same.get(0), (earlier, later) -> later));
    }
}
