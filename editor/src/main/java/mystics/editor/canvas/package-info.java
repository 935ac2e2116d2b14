/** A room under the hand of its author: what is drawn, what it means, what is under the pointer, and what a drag makes of it. No window. */
package mystics.editor.canvas;
