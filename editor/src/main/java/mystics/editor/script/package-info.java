/** The desk of rules: scripts with completion and marks, templates as forms, and the scenarios that test the rules. */
package mystics.editor.script;
