/** The modder's kit: a scaffold for a new mod, packing it, and what an editor of text needs to help with one. */
package mystics.kit;
