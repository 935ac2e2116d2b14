/** A mod's folder on the disk: opened, saved, swept for changes from outside; every edit kept until it is saved, and backups. No Swing. */
package mystics.editor.disk;
