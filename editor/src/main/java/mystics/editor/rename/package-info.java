/**
 * Gives an entry or a space a new id everywhere in a mod: files, scripts, scenarios, translations, amendments,
 * pictures. No Swing.
 */
package mystics.editor.rename;
