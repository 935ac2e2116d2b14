/** Vector pictures of mods, checked before they are drawn. */
package mystics.mod.art;
