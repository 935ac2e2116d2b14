rules {
    after(Defended) { defence ->
        Figure mouse = defence.defender
        boolean unhurt = mouse.hero && mouse.active && defence.unblocked == 0
        if (unhurt && mouse.room == bearer.room && once('round')) {
            say '{drummer} beats the drum for {mouse}', drummer: bearer, mouse: mouse
            gainCheese mouse, 1
        }
    }
}
