/** Bringing a mod up to date with the words and keys as they are called now. */
package mystics.kit.upgrade;
