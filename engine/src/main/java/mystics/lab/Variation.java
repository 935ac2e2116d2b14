package mystics.lab;

import mystics.play.Setting;

/**
 * One way to play a chapter, to be compared with others.
 *
 * @param name the difference from the other ways
 */
public record Variation(String name, Setting setting) {
}
