rules {
    forbid(ActionAllowed) { act ->
        if (act.is('scurry') && act.hero.space.has('water') && exposed(act.hero, 'water')) {
            refuse 'nobody scurries in the water', remedy: 'Climb out with your movement', rule: 'RUL-45'
        }
    }
}
