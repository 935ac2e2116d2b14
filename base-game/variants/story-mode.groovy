rules {
    // A chapter in which the hourglass is a friend says so, and it moves on.
    instead(PageTurned) { turned -> if (custom('story-mode:hourglass', ['stands'])) replace { } }

    change(Custom) { asked ->
        if (asked.is('the-night-the-tree-stood:last-house')) asked.drop 'falls'
    }

    change(Custom) { asked ->
        if (asked.is('vursts-redemption:captain')) asked.drop 'shoots'
    }
}
