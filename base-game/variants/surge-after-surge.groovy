rules {
    after(Surging) { surge -> markRoom surge.room, 'surged', 0 }
}
