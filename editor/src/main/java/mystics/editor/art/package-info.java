/** The drawing kit: themes, surfaces, hand-drawn lines, pictures from mods, dice, tokens and cards. */
package mystics.editor.art;
