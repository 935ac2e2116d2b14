/** Replaces outdated words and keys in a mod by the current ones. */
package mystics.kit.upgrade;
