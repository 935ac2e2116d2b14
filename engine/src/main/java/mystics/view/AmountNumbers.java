package mystics.view;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The amounts in a list of labels, such as "no cheese", "1 cheese" and "2 cheese". Players choose an amount by its own number. */
<<<<<<<< HEAD:engine/src/main/java/mystics/view/LabelAmounts.java
public final class LabelAmounts {
    private static final Pattern AMOUNT = Pattern.compile("(\\d{1,3})\\b.*", Pattern.DOTALL);

    private LabelAmounts() {
========
public final class AmountNumbers {
    private static final Pattern AMOUNT = Pattern.compile("(\\d{1,3})\\b.*", Pattern.DOTALL);

    private AmountNumbers() {
>>>>>>>> w-term:engine/src/main/java/mystics/view/AmountNumbers.java
    }

    /**
     * The amount of each label; empty if the labels are no list of amounts. In a list of amounts, each label begins with another number. If
     * the numbers of the other labels count from 1, the first label may be words for none.
     */
    public static List<Integer> of(List<String> labels) {
        List<Integer> amounts = new ArrayList<>();
        for (String label : labels) {
            Matcher number = AMOUNT.matcher(label);
            if (number.matches()) amounts.add(Integer.parseInt(number.group(1)));
        }
        boolean all = !labels.isEmpty() && amounts.size() == labels.size();
        boolean none = labels.size() > 1 && !AMOUNT.matcher(labels.get(0)).matches()
                && amounts.equals(IntStream.range(1, labels.size()).boxed().toList());
        if (none) amounts.add(0, 0);
        return (all || none) && amounts.stream().distinct().count() == labels.size() ? List.copyOf(amounts) : List.of();
    }
}
