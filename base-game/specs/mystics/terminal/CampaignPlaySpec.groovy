package mystics.terminal

import java.nio.file.Files
import java.nio.file.Path
import mystics.choice.Sentence
import mystics.home.CampaignShelf
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.home.HomeFolder
import mystics.home.Players
import mystics.mod.load.BaseGame
import mystics.save.Campaign
import mystics.save.Campaign.Result
import mystics.terminal.desk.PlainDesk
import mystics.terminal.desk.TextStyle
import mystics.terminal.page.CampaignPage
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir


class CampaignPlaySpec extends Specification {
    @Shared library = BaseGame.library()
    @Shared table = new GameTable(library)
    @TempDir Path folder
    def shown = new StringWriter()

    def "CAMP-1: a campaign begins with its variants and a set-up, and is left and gone on with in the middle of a chapter"() {
        when:
        play('story, keep three', 'flight', '', '', '1', 'campaign', 'quit')

        then:
        campaign().variants() == ['keep-three', 'story-mode'] as Set
        campaign().played().empty
        shown.toString().contains('The story begins: nothing has been earned yet.')
        shown.toString().contains('Go on with: mystics play --campaign ours')

        when: 'no set-up this time'
        shown = new StringWriter()
        play('board', 'quit')

        then:
        shown.toString().contains('The Guard Room')
        !shown.toString().contains('Who goes?')
    }

    def "STORY-3, STORY-4: a campaign begins with the prologue, then chapter one follows with what was answered"() {
        when:
        play((['', '', '', ''] + ['1'] * 5 + ['yes', 'collin, filch, nez, tilda', '', '', 'party', 'quit']) as String[])
        def told = shown.toString().replaceAll(/\s+/, ' ')

        then:
        told.contains('There was once a king who had a son.')
        told.contains('What do you want to keep, Tilda?')
        told.contains('LILY Huh. That makes three nights.')
        told.contains('Go on with Flight to Barksburg? [yes]')
        told.contains('The dungeon door was oak')
        !told.contains('The King had forgotten his own son.')
        campaign().played()*.result() == [Result.WON]
        campaign().sheet().heroes().values()*.keeps().every()

        when: 'what was read can be read again, and printed'
        def story = new CampaignShelf(table, new HomeFolder(folder)).story('ours')

        then:
        story.chapters()*.name() == ['The Small Door']
        story.chapters()[0].passages().size() == 9
        story.chapters()[0].passages().last().startsWith('High in a tree')
        Files.readString(story.file()).startsWith('# The Small Door\n\nThis is a book for reading out loud.')
    }

    def "the players of a chapter may stay for the next one, and are still known when the program has been closed"() {
        when:
        play((['', '', '2', 'Ann', 'Ben', '', '', '', 'bot', ''] + ['1'] * 4
                + ['yes', 'collin, filch, nez, tilda', '', 'party', 'quit']) as String[])
        def told = shown.toString().replaceAll(/\s+/, ' ')

        then:
        told.contains('Does everybody play as before: Collin (Ann), Filch (Ben), Nez (bot), Tilda (Ann)? [yes]')
        ['C Collin (Ann)', 'F Filch (Ben)', 'N Nez ', 'T Tilda (Ann)'].every { told.contains(it) }

        and:
        campaigns().players('ours').read() ==
                new Players([collin: 'Ann', filch: 'Ben', maginos: 'Ann', tilda: 'Ann'], [nez: 'sensible'])
    }

    def "what is saved on the way lies with the saved games, and what is left there too, with the name of the campaign"() {
        given:
        play('', 'flight', '', '', '', '1', 'end', 'save mine', 'quit')
        play('1', 'end', 'quit')

        when: 'the saved game takes the place of the one under way'
        play('load mine', 'quit')

        then:
        shelf().entries()*.name().toSet() == ['mine', left()] as Set
        Files.list(folder.resolve('campaigns')).withCloseable { files -> files*.fileName*.toString()
                .findAll { it.endsWith('.mystics') } } == ['ours.mystics']
        campaigns().underWay('ours').underWay().get().game() == shelf().load('mine').game()
        shelf().load(left()).game().journal().size() > shelf().load('mine').game().journal().size()

        when: 'the one that was left is gone on with'
        play("load ${left()}", 'quit')

        then:
        campaigns().underWay('ours').underWay().get().game() == shelf().load(left()).game()
    }

    def "a game of no campaign does not take the place of a chapter under way"() {
        given:
        def party = mystics.bot.SuggestedParty.of(library.catalog(), library.catalog().firstToPlay())
                .collect { new mystics.content.Setup.Member(it, '') }
        def alone = table.begin(new GameAgreement(new mystics.content.Setup('flight-to-barksburg', party, [] as Set),
                mystics.play.Company.people(7)))
        shelf().save(alone, 'alone')

        when:
        play('', 'flight', '', '', '', '1', 'load alone', 'quit')

        then:
        shown.toString().replaceAll(/\s+/, ' ').contains("'alone' is no game of this campaign as it stands now.")
        campaigns().underWay('ours').underWay().get().game().setting().box().setup().campaign().present
    }

    def "a chapter of a campaign that is opened like any other game is said to be played by itself"() {
        given:
        play('', 'flight', '', '', '', '1', 'save mine', 'quit')
        def shelf = shelf()

        when:
        shelf.begins(shelf.load('mine'))

        then:
        shelf.remarks()*.toString() ==
                ['This chapter was begun in a campaign and is played by itself here: how it ends goes onto no sheet.']
    }

    private CampaignShelf campaigns() {
        new CampaignShelf(table, new HomeFolder(folder))
    }

    private mystics.home.Shelf shelf() {
        table.shelf(new HomeFolder(folder))
    }

    private String left() {
        shelf().entries()*.name().find { it ==~ /left on .* in ours/ }
    }

    def "END-2, RUL-98: the one chapter is lost and will be tried again, from the sheet"() {
        when:
        play((['', 'flight', '', '', ''] + ['end', '1'] * 500) as String[])

        then:
        shown.toString().contains('The chapter is lost. What now?')
        campaign().played()*.result() == [Result.AGAIN]
        campaign().next(library.catalog()).get().id() == 'flight-to-barksburg'
        shown.toString().replaceAll(/\s+/, ' ').contains('Flight to Barksburg: lost with Collin, Filch, Maginos, Tilda')

        when:
        shown = new StringWriter()
        play('', '', '', 'party', 'party', 'quit')

        then: 'the set-up begins again, for the same party'
        shown.toString().contains('Next: Flight to Barksburg')
        shown.toString().contains('The party, by numbers or names [Collin, Filch, Maginos, Tilda]:')
    }

    def "CAMP-1, CAMP-2, STORY-1: the sheet shows chapters, achievements, abilities and cards"() {
        given:
        def owned = new mystics.content.CampaignSheet(['miz-maggie-ally'] as Set,
                [collin: new mystics.content.CampaignSheet.HeroSheet(['inspire'], ['thimble-helm'])])
        def campaign = new Campaign(['story-mode'] as Set, owned,
                [new Campaign.Played('flight-to-barksburg', Result.WON, ['collin', 'tilda'], 'x')])

        expect:
        CampaignPage.lines(library.catalog(), 'ours', campaign, Optional.empty(), TextStyle.plain()).join('\n').with { page ->
            assert page.contains('Flight to Barksburg: won with Collin, Tilda')
            assert page.contains("Miz Maggie's Friendship: The castle cook")
            assert page.contains('Collin knows Inspire and keeps Thimble Helm.')
            assert page.contains('Variants: Story mode')
            true
        }
    }

    def "END-2: the sheet names the chapters that are not yet played and the one under way, and the list of chapters says which are won"() {
        given:
        def book = library.catalog().book()
        def campaign = new Campaign([] as Set, mystics.content.CampaignSheet.NEW, [[1, Result.WON], [2, Result.AGAIN]].collect {
            new Campaign.Played(book[it[0]].id(), it[1], ['collin', 'filch', 'maginos', 'tilda'], "${it[0]}") })
        def page = CampaignPage.lines(library.catalog(), 'ours', campaign, Optional.of(book[2].id()), TextStyle.plain()).join('\n')

        expect:
        page.replaceAll(/\s+/, ' ').contains('Not yet played: The Small Door, Cheese Catches Rats to Sorrow and Remembrance')
        page.contains("Lily's Tail, under way")

        when:
        table.campaigns().write(Files.createDirectories(folder.resolve('campaigns')).resolve('ours.campaign'), campaign)
        play('quit')

        then:
        ['1 The Small Door (not yet played): ', '2 Flight to Barksburg (won): ', "3 Lily's Tail (lost): "].every {
            shown.toString().contains(it)
        }
    }

    def "END-2: when the last chapter is won, the sheet says that the story is told, and proposes no chapter that was left out"() {
        given:
        def last = library.catalog().book().last()
        def campaign = new Campaign([] as Set, mystics.content.CampaignSheet.NEW,
                [new Campaign.Played(last.id(), Result.WON, ['collin'], 'x')])
        def page = CampaignPage.lines(library.catalog(), 'ours', campaign, Optional.empty(), TextStyle.plain()).join('\n')

        expect:
        page.contains('The story of your mice is told to its end')
        !page.contains('Next: ')

        when: 'the campaign is opened again'
        table.campaigns().write(Files.createDirectories(folder.resolve('campaigns')).resolve('ours.campaign'), campaign)
        play('quit')

        then:
        shown.toString().contains('The story of your mice is told to its end')
    }

    def "a campaign tells at its end whether its game is kept"() {
        expect:
        play('', 'flight', '', '', '', '1', 'quit').empty

        when: 'something that is no file stands where the game is written'
        Files.delete(folder.resolve('campaigns/ours.mystics'))
        Files.createDirectories(folder.resolve('campaigns/ours.mystics/full'))
        def unkept = play('flight', '', '', '', '1', 'quit')

        then:
        unkept.get().toString().contains('ours.mystics')
    }

    def "a campaign's name is that of a file"() {
        when:
        new CampaignShelf(table, new HomeFolder(folder)).read('../else')

        then:
        thrown(IllegalArgumentException)
    }

    private Campaign campaign() {
        table.campaigns().read(folder.resolve('campaigns/ours.campaign'))
    }

    private Optional<Sentence> play(String... said) {
        def desk = new PlainDesk(new BufferedReader(new StringReader(said.join('\n'))), new PrintWriter(shown), TextStyle.plain())
        new CampaignPlay(table, library.catalog(), new HomeFolder(folder), desk, 'ours', { 11L }, { it.underWay() }).play()
    }
}
