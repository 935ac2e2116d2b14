/** Forms of mod files: what a schema asks for as a plan, and the fields in which it is written. */
package mystics.editor.form;
