rules {
    after(InitiativeSet) { set ->
        String top = trackCards.first().name
        say set.dealt ? 'The order is drawn. {card} leads' : 'Somebody joins the line behind {card}', card: top
    }
}
