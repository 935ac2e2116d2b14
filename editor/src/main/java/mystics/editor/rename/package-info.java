/** Another id for an entry or a space, everywhere in a mod: files, scripts, scenarios, translations, amendments, pictures. No Swing. */
package mystics.editor.rename;
