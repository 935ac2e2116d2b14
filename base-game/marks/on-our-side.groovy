// Its card says how far it goes and how it fights, the party where to and whom.
rules {
    instead(MinionMove, own) { move -> replace { partyMoves bearer, minionMovement(bearer) } }

    instead(MinionAttack, own) { attack -> replace { partyAttacks bearer } }
}
