/** A tile side as drawn, and what a figure standing on it could walk to, look at or be carried to: worked out once, kept as bit tables. */
package mystics.geometry;
