rules {
    forbid(WeaponAllowed) { attack ->
        if (attack.hero == bearer && attack.ranged) refuse 'the visor is down', remedy: 'Take the helmet off'
    }
}
