package mystics.home

import basegame.properties.Games
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.attribute.FileTime
import java.time.Instant
import mystics.content.CampaignSheet
import mystics.play.Session
import mystics.play.UndoPolicy
import mystics.save.Campaign
import mystics.save.Campaigns
import mystics.save.SaveRefused
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

/** A game that was whole is never lost: not to a full disk, nor to damage, nor to a clock that was wrong. */
class KeepingSpec extends Specification {
    @Shared saves = Games.saves()
    @Shared Session one = played(Games.session(5, UndoPolicy.TO_LAST_NEWS), 5, 12)
    @Shared Session other = played(Games.session(6, UndoPolicy.TO_LAST_NEWS), 6, 12)
    @TempDir Path folder

    def "where the game before cannot be put by, nothing is written over it until it can"() {
        given: 'a campaign whose chapter is under way, and no folder for saved games'
        def blocked = folder.resolve('saves')
        def before = Shelf.ofCampaign(saves, blocked, new Failures(folder.resolve('failures')), folder, 'ours')
        before.begins(one)
        def kept = folder.resolve('ours.mystics')
        def bytes = Files.readAllBytes(kept)
        Files.writeString(blocked, 'a file where the folder must be')
        def shelf = Shelf.ofCampaign(saves, blocked, new Failures(folder.resolve('failures')), folder, 'ours')

        when:
        shelf.begins(other)
        shelf.changed(other)

        then:
        Files.readAllBytes(kept) == bytes
        !Files.exists(folder.resolve('ours.mystics.bak'))
        shelf.trouble().get().toString() == "'$blocked' is a file where a folder must be. Move the file away, or choose another folder " +
                'with --home.'

        when:
        Files.delete(blocked)
        shelf.changed(other)

        then:
        shelf.trouble().empty
        saves.read(kept).game() == other.game()
        left(blocked).collect { saves.read(it).game() } == [one.game()]
    }

    def "a damaged autosave is put by together with the good save before it"() {
        given:
        def shelf = shelf()
        shelf.begins(one)
        shelf.changed(one)
        Files.writeString(folder.resolve('autosave.mystics'), '{"mystics": 1')

        when:
        this.shelf().begins(other)

        then:
        def put = left(folder)[0]
        saves.read(put.resolveSibling("${put.fileName}.bak")).game() == one.game()

        and: 'it is offered in the list, and opens by its name'
        def offered = this.shelf().entries()*.name().find { it.startsWith('left on') && it.endsWith('.bak') }
        this.shelf().load(offered).game() == one.game()
    }

    def "what the message of a damaged autosave says to open can be opened by that name"() {
        given:
        def shelf = shelf()
        shelf.begins(one)
        shelf.changed(one)
        def file = folder.resolve('autosave.mystics')
        Files.write(file, damage.call(Files.readAllBytes(file)))

        when:
        shelf.load('autosave')

        then:
        def refused = thrown(SaveRefused)
        refused.message.contains('autosave.mystics.bak; open that.')
        shelf.load('autosave.mystics.bak').game() == one.game()

        where:
        damage << [{ byte[] it -> it[0..it.length - 90] as byte[] }, { byte[] it -> it[200] = (byte) 0xFF; it },
                { byte[] it -> new byte[0] }]
    }

    def "a save over a damaged one leaves the good one before"() {
        given:
        def shelf = shelf()
        2.times { shelf.save(one, 'mine') }
        Files.writeString(folder.resolve('mine.mystics'), '{"mystics": 1')

        when:
        shelf.save(other, 'mine')

        then:
        shelf.load('mine').game() == other.game()
        shelf.load('mine.mystics.bak').game() == one.game()
    }

    def "games that a wrong clock dated later than now do not push out the one that was just put by"() {
        given:
        5.times {
            def file = folder.resolve("left on 2199-01-0${it + 1} 10.00.mystics")
            saves.write(file, played(one, 5, it + 1))
            Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(86_400L * (it + 1))))
        }
        shelf().begins(one)

        when:
        shelf().begins(other)

        then:
        def games = left(folder)
        games.size() == 5
        games.count { saves.read(it).game() == one.game() } == 1
    }

    def "a campaign sheet in which anything was changed is refused, and the one before it is offered (seed #seed)"() {
        given:
        def file = folder.resolve('ours.campaign')
        def campaigns = new Campaigns('test')
        def sheet = new CampaignSheet(['met-a-friend'] as Set, [collin: new CampaignSheet.HeroSheet(['first'], ['blade'])])
        def campaign = new Campaign([] as Set, sheet, [])
        2.times { campaigns.write(file, campaign) }
        def whole = Files.readAllBytes(file)
        def random = new Random(seed)

        expect:
        campaigns.read(file) == campaign
        (1..70).every {
            Files.write(file, damaged(whole, random))
            refuses(campaigns, file)
        }
        campaigns.read(folder.resolve('ours.campaign.bak')) == campaign

        where:
        seed << (1..5)
    }

    def "a sheet of before there were check sums is read"() {
        given:
        def file = folder.resolve('ours.campaign')
        Files.writeString(file, '{"campaign-of-mystics": 1, "engine": "old", "sheet": {"achievements": ["met-a-friend"]}}')

        expect:
        new Campaigns('test').read(file).sheet().marks() == ['met-a-friend': 1]
    }

    def "answers taken back five thousand times leave a save as small as fifty do, and the log says that more were"() {
        given:
        def session = Games.session(5, UndoPolicy.FREELY)
        def answer = Games.answer(session.game(), 5)
        def file = folder.resolve('game.mystics')

        when:
        def few = back(session, answer, 60)
        def many = back(session, answer, 5000)
        saves.write(file, many)

        then:
        many.notes().size() == 50
        many.notes()[0].line().text().toString() == 'Earlier notes of what was taken back are no longer kept'
        saves.text(many).length() == saves.text(few).length()
        saves.read(file).log() == many.log()
        back(saves.read(file).undo(), answer, 3).notes().size() == 50
    }

    private static Session back(Session session, answer, int times) {
        def now = session
        times.times { now = now.answer(answer).undo() }
        now.answer(answer)
    }

    private static boolean refuses(Campaigns campaigns, Path file) {
        try {
            campaigns.read(file)
            return false
        } catch (SaveRefused refused) {
            return refused.message.contains('kept in ours.campaign.bak. To go on from there give that file the name ours.campaign.')
        }
    }

    private static byte[] damaged(byte[] whole, Random random) {
        int at = random.nextInt(whole.length)
        switch (random.nextInt(3)) {
            case 0: return whole[0..<at] as byte[]
            case 1: return (whole[0..<at] + whole[Math.min(whole.length, at + 1 + random.nextInt(40))..<whole.length]) as byte[]
            default:
                def changed = whole.clone()
                changed[at] ^= 1 << random.nextInt(8)
                return changed
        }
    }

    private Shelf shelf() {
        new Shelf(saves, folder, new Failures(folder.resolve('failures')))
    }

    private static List<Path> left(Path folder) {
        Files.list(folder).withCloseable { it.toList() }.findAll { it.fileName.toString() ==~ /left on .*\.mystics/ }
    }

    private static Session played(Session session, long seed, int answers) {
        def now = session
        answers.times { now = now.answer(Games.answer(now.game(), seed)) }
        now
    }
}
