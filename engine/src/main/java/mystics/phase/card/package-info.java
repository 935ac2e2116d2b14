/** Search cards and abilities in heroes' hands: packs, slots, sharing, equipping, levelling up (FREE, CARD). */
package mystics.phase.card;
