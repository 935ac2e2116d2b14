package mystics.view;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The amounts in a list of labels, such as "no cheese", "1 cheese" and "2 cheese". Players choose an amount by its own number. */
public final class AmountNumbers {
    private static final Pattern AMOUNT = Pattern.compile("(\\d{1,3})\\b.*", Pattern.DOTALL);

    private AmountNumbers() {
    }

    /**
     * The amount of each label; empty if the labels are no list of amounts. In a list of amounts each label begins with another number. The
     * first label may say in words that it stands for none, if the numbers after it count from 1.
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
