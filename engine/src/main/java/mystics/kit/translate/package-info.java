/** Translating a mod: the texts to translate in reading order, the missing ones and the outdated ones. */
package mystics.kit.translate;
