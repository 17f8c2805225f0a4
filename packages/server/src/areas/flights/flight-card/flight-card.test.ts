import { calls } from '@estela/contracts';
import sharp from 'sharp';
import { makeFlight } from '../../../../test/support/test-items.ts';
import { blank, pictureForm, sendPicture } from '../../../../test/support/test-pictures.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { describePublicPage } from '../../platform/public-pages/index.ts';
import { createPen } from './card-fonts.ts';
import { titleLines } from './title-lines.ts';

const room = 1_072;

describe('the card of a flight', () => {
  let server: TestServer;
  let ana: TestPilot;

  beforeAll(async () => {
    // Three cards a minute for one address.
    server = await startTestServer({ RATE_LIMIT_FACTOR: '0.1' });
    ana = await makePilot(server.db, 'ana');
  });
  afterAll(() => server.close());

  const cardOf = async (id: string, headers = {}) =>
    server.inject({ url: `/api/flights/${id}/card.png`, headers });

  async function pixel(card: Buffer, left: number, top: number) {
    const spot = { left, top, width: 1, height: 1 };
    return [...(await sharp(card).extract(spot).removeAlpha().raw().toBuffer())];
  }

  it('is a PNG of 1200 by 630 with the poster under its words, which changes its address with them', async () => {
    const { _id: id } = await makeFlight(server, ana, { title: 'Faro 🔥', visibility: 'public' });
    const green = await blank(1600, 900).tint('#00ff00').png().toBuffer();
    await sendPicture(server, `/flights/${id}/poster`, pictureForm('picture', green), ana.token);
    const page = await describePublicPage(server.db, `/flights/${id}`);
    expect(page).toMatchObject({
      isCard: true,
      image: expect.stringContaining(`/api/flights/${id}/card.png?v=`),
    });

    const answer = await server.inject({ url: page?.image ?? '' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(answer.rawPayload.length).toBeLessThan(600_000);
    const [red = 0, middle = 0, blue = 0] = await pixel(answer.rawPayload, 600, 190);
    expect([middle > red, middle > blue]).toEqual([true, true]);
    const [warm = 0, , cold = 0] = await pixel(answer.rawPayload, 76, 72);
    expect([warm > 230, cold < 60]).toEqual([true, true]);

    const { etag = '' } = answer.headers;
    expect((await cardOf(id, { 'if-none-match': etag })).statusCode).toBe(304);
    const body = { title: 'Otro faro' };
    await server.call(calls.updateFlight, { params: { id }, token: ana.token, body });
    expect((await describePublicPage(server.db, `/flights/${id}`))?.image).not.toBe(page?.image);
    const changed = await cardOf(id, { 'if-none-match': etag });
    expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
  });

  it('is there for a flight without a poster too, and no more than so many are drawn in a minute', async () => {
    const [first, second] = [
      await makeFlight(server, ana, { title: '飛行', visibility: 'public' }),
      await makeFlight(server, ana, { visibility: 'public' }),
    ];
    expect((await cardOf(first._id)).statusCode).toBe(200);
    const refused = await cardOf(second._id);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await cardOf(first._id)).statusCode).toBe(200);
  });

  it.each(['unlisted', 'followers', 'private'] as const)(
    'is not there for one that is %s',
    async (visibility) => {
      const { _id } = await makeFlight(server, ana, { visibility });
      expect((await cardOf(_id, { authorization: `Bearer ${ana.token}` })).statusCode).toBe(404);
      expect((await cardOf('x')).statusCode).toBe(404);
    },
  );

  it('has its title as large as it can be, and cuts one that is too long', async () => {
    const pen = await createPen();
    expect(titleLines(pen, 'Faro', room)).toEqual({ size: 84, lines: ['Faro'] });
    for (const title of ['W'.repeat(120), 'Wi '.repeat(40).trim()]) {
      const { size, lines } = titleLines(pen, title, room);
      expect([size, lines.length]).toEqual([56, 3]);
      for (const line of lines) expect(pen.width(line, size)).toBeLessThanOrEqual(room);
      expect(lines.at(-1)).toMatch(/…$/);
    }
  });

  it('draws Latin, Greek and Cyrillic letters and emoji, and leaves out what no font has', async () => {
    const pen = await createPen();
    expect(pen.drawable(' Ñandú  Żółw Весна Ωμέγα 🚁❤️ 飛行\u202e ')).toBe('Ñandú Żółw Весна Ωμέγα 🚁❤');
    expect(pen.drawable('飛行')).toBe('');
    for (const size of [10, 32, 56])
      expect(pen.outline('<Ñé"áa🚁', { x: 64, y: 500, size })).toMatch(/^[MLCQZ0-9 .-]+$/);
  });
});
