import { calls } from '@estela/contracts';
import sharp from 'sharp';
import { blank, pictureForm, sendPicture } from '../../../../test/support/test-pictures.ts';
import { makeBlock, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { describePublicPage } from '../../platform/public-pages/index.ts';

describe('the card of a pilot', () => {
  let server: TestServer;
  let ana: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
  });
  afterAll(() => server.close());

  const imageOf = async () => (await describePublicPage(server.db, '/dashboard/ana'))?.image ?? '';

  it('is a PNG of 1200 by 630 with their face in a circle, which changes its address with it', async () => {
    const before = await imageOf();
    expect((await server.inject({ url: before })).statusCode).toBe(200);
    const green = await blank(400, 400).tint('#00ff00').png().toBuffer();
    await sendPicture(server, `/users/${ana.id}/image-profile`, pictureForm('picture', green), ana.token);
    expect(await imageOf()).not.toBe(before);

    const answer = await server.inject({ url: await imageOf() });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const isGreen = async (left: number, top: number) => {
      const spot = { left, top, width: 1, height: 1 };
      const [red = 0, middle = 0, blue = 0] = await sharp(answer.rawPayload)
        .extract(spot)
        .removeAlpha()
        .raw()
        .toBuffer();
      return middle > 2 * red && middle > 2 * blue;
    };
    expect([await isGreen(1008, 192), await isGreen(884, 68)]).toEqual([true, false]);
    const { etag = '' } = answer.headers;
    const again = await server.inject({ url: await imageOf(), headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  it('is not there for whom the pilot has blocked, and is for every other', async () => {
    const [bruno, carla] = [await makePilot(server.db, 'bruno'), await makePilot(server.db, 'carla')];
    await makeBlock(server.db, ana, bruno);
    const url = await imageOf();
    const statusFor = async ({ token }: TestPilot) =>
      (await server.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
    expect([await statusFor(bruno), await statusFor(carla), await statusFor(ana)]).toEqual([404, 200, 200]);
  });

  it('is there for public profiles alone', async () => {
    const url = await imageOf();
    for (const profileVisibility of ['followers', 'private']) {
      const body = { privacy: { profileVisibility } };
      await server.call(calls.updateUser, { params: { id: ana.id }, token: ana.token, body });
      const headers = { authorization: `Bearer ${ana.token}` };
      expect((await server.inject({ url, headers })).statusCode).toBe(404);
    }
    expect((await server.inject({ url: '/api/users/x/card.png' })).statusCode).toBe(404);
  });
});
