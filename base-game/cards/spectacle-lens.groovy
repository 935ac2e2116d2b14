// The card that is not chosen goes back; the other is carried out as if it had come alone.
rules {
    instead(EncounterDrawn) { drawn ->
        if (drawn.room == bearer.room && play('Look closer with the Cracked Spectacle Lens?')) {
            replace {
                CardInPlay chosen = choose('Which encounter waits in {room}?', [drawn.card] + drawEncounterCard(), room: drawn.room)
                resolveEncounter drawn.room, chosen
                if (chosen != drawn.card) moveCard drawn.card, 'deck'
            }
        }
    }
}
