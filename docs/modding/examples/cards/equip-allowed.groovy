rules {
    forbid(EquipAllowed) { equip ->
        if (equip.hero == bearer && equip.card.weapon &&
                equip.card.damage == 'sharp') refuse 'it makes you sneeze', remedy: 'Take something blunt'
    }
}
