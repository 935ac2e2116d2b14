/** Replaces outdated words and keys in a mod with the current ones. */
package mystics.kit.upgrade;
