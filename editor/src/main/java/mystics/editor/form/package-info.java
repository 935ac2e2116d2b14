/** Forms of mod files: a schema as a plan of fields, and the fields themselves. */
package mystics.editor.form;
