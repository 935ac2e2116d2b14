package mystics.lab;

import mystics.play.Setting;

/**
 * One way to play a chapter that is compared with others.
 *
 * @param name what tells it from the others
 */
public record Variation(String name, Setting setting) {
}
