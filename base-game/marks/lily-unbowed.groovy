rules {
    // CH2-8: a second ability, as soon as she goes again.
    after(ChapterBegins) { begun ->
        party.findAll { mouse -> mouse.kind == 'lily' && mouse.abilities.size() < 2 }.each { lily -> learn lily, 0 }
    }
}
