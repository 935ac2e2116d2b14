/** Translating a mod: what there is to translate, in the order in which it is read; what is missing and what is out of date. */
package mystics.kit.translate;
