rules {
    change(CompanyGoes) { way ->
        if (way.exit) way.figures.findAll { it.space != way.hero.space }.each { way.stays it }
    }
}
