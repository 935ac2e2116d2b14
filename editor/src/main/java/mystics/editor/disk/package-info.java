/**
 * A mod's folder on the disk: opening, saving, and changes from outside. Every edit is stored until it is saved, and
 * backups are kept. No Swing.
 */
package mystics.editor.disk;
