rules {
    // PLACE-5: of equal spaces the farthest from the mouse with the most wounds; then the first by name.
    change(EntrySought) { sought ->
        if (sought.first.size() > 1) {
            List<Figure> mice = heroes.findAll { mouse -> mouse.room == sought.first[0].room }
            Figure hurt = mice ? mice.max { mouse -> mouse.wounds } : null
            Space place = sought.first.sort(false) { entry -> entry.name }
                    .max { entry -> hurt && hurt.wounds ? entry.steps(hurt.space, sought.minion) : 0 }
            sought.among([place])
            say 'A minion arrives on {space}, one of several places that are equally right', space: place
        }
    }
}
