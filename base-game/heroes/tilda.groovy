// Draw Empathetic Power: one cheese for each mouse and attack, however much that mouse got.
void feelFor(Figure tilda, Figure mouse) {
    if (mouse.hero && mouse != tilda && mouse.active && mouse.room == tilda.room && note(mouse, 'pitied') == 0) {
        setNote mouse, 'pitied', 1
        gainCheese tilda, 1
    }
}

rules {
    after(Wounding) { hurt ->
        if (hurt.sort == 'poison' && hurt.dealt > 0) feelFor bearer, hurt.victim
    }

    after(MarkGiven) { given ->
        if (['stunned', 'charmed', 'webbed'].contains(given.mark)) feelFor bearer, given.figure
    }

    before(AttackDeclared) { declared ->
        party.each { mouse -> setNote mouse, 'pitied', 0 }
    }
}
