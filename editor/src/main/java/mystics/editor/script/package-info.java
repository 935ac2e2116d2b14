/** The desk of rules: scripts with completion and marks, templates as forms, and the scenarios that show what the rules do. */
package mystics.editor.script;
