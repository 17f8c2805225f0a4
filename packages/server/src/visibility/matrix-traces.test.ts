import { calls } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import {
  type Item,
  type ItemMatrix,
  makeItemMatrix,
  maySee,
  privacies,
  viewers,
} from '../../test/support/item-matrix.ts';
import { fetchPicture, sendPicture, smallPicture } from '../../test/support/test-pictures.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { describePublicPage, listPublicPages } from '../areas/platform/public-pages/index.ts';

let server: TestServer;

// One for all: twelve starts cost more than many of the tests.
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/**
 * Traces of items elsewhere, by the same rule: their pictures, reports of them, flights that name them,
 * notifications, and their owner's card, lists, search and export.
 */
describe.each(privacies)(
  'the traces elsewhere of a profile for $profileVisibility (flights: $allowFollowersToSeeFlights, drones: $allowFollowersToSeeDrones)',
  (privacy) => {
    let matrix: ItemMatrix;
    /** Address of an item's picture without its owner's token. */
    const pictures = new Map<string, string>();
    let batteryId: string;
    let code: string;
    const details = { flight: calls.getFlight, drone: calls.getDrone, spot: calls.getSpot };

    beforeAll(async () => {
      matrix = await makeItemMatrix(server, privacy);
      const { token } = matrix.owner;
      const battery = { name: 'Tattu', type: 'battery' as const, condition: 'good' as const };
      batteryId = (await server.call(calls.createEquipmentItem, { token, body: battery })).body._id;
      const made = await server.call(calls.makeStickers, { token, body: { ids: [batteryId] } });
      code = made.body.items[0]?.code ?? '';
      const packs = [{ equipmentItem: batteryId, minCell: 3.3 }];
      const spot = matrix.items.find((item) => item.kind === 'spot')?.id ?? null;
      const body = { packs, equipmentItems: [batteryId], spot };
      for (const { id } of matrix.items.filter(({ kind }) => kind === 'flight'))
        await server.call(calls.updateFlight, { params: { id }, token, body });
      const form = await smallPicture();
      const uploads = { flight: 'flights/:id/poster', drone: 'drones/:id/image', spot: 'spots/:id/photos' };
      for (const { kind, id } of matrix.items) {
        const path = `/${uploads[kind].replace(':id', id)}`;
        const sent = await sendPicture(server, path, form, matrix.owner.token);
        pictures.set(id, /\/api\/media\/[^"?]+/.exec(sent.body)?.[0] ?? '');
      }
    });

    it('is listed for search engines exactly as for a guest', async () => {
      const listed: string[] = [];
      for await (const part of listPublicPages(server.db, new Date(0), new Date(Date.now() + 86_400_000)))
        listed.push(...part);
      const ids = matrix.items.map(({ id }) => id).filter((id) => listed.some((path) => path.endsWith(id)));
      expect(ids.sort()).toEqual(matrix.listed('guest', ['flight', 'drone', 'spot']));
      expect(listed.includes(paths.dashboard('ana'))).toBe(privacy.profileVisibility === 'public');
      const addresses = { flight: paths.flight, drone: paths.drone, spot: paths.spot };
      for (const item of matrix.items) {
        const page = await describePublicPage(server.db, addresses[item.kind](item.id));
        const isReached = maySee('guest', item, privacy, true);
        expect([item, page?.title !== undefined]).toEqual([item, isReached]);
        expect([item, page?.isIndexed]).toEqual([item, maySee('guest', item, privacy, false)]);
      }
    });

    describe.each(viewers)('%s', (viewer) => {
      const isOpen = () => maySee(viewer, { kind: 'spot', visibility: 'public', id: '' }, privacy, false);
      const knows = viewer !== 'blocked';

      const isSeen = (item: Item) => maySee(viewer, item, privacy, true);

      it('fetches exactly the pictures of what they may see, by the address in their response or a plain one', async () => {
        const { token } = matrix.as(viewer);
        for (const [id, plain] of pictures) {
          const item = matrix.items.find((one) => one.id === id) as Item;
          const plainly = await fetchPicture(server, plain, token);
          expect([item, plainly.statusCode]).toEqual([item, isSeen(item) ? 200 : 404]);
          const detail = await server.call(details[item.kind], { params: { id }, token });
          const given = JSON.stringify(detail.body).match(/\/api\/media\/[^"]+/)?.[0];
          expect(given?.split('?')[0]).toBe(isSeen(item) ? plain : undefined);
          if (given) expect((await fetchPicture(server, given)).statusCode).toBe(200);
        }
      });

      it('changes and restores in a batch nothing of others, and gets results only for what they see', async () => {
        if (viewer === 'owner') return;
        const flights = matrix.items.filter(({ kind }) => kind === 'flight');
        const ids = flights.map(({ id }) => id);
        const failed = flights.map((item) => ({
          id: item.id,
          code: isSeen(item) ? 'FORBIDDEN' : 'NOT_FOUND',
        }));
        const as = matrix.as(viewer);
        const batch = await server.call(calls.changeFlights, { ...as, body: { action: 'delete', ids } });
        const back = await server.call(calls.restoreFlights, { ...as, body: { ids } });
        if (viewer === 'guest') expect([batch.status, back.status]).toEqual([401, 401]);
        else expect([batch.body, back.body.done]).toEqual([{ done: [], failed }, []]);
      });

      it('gets the cards that a guest gets, and no other; none across a block', async () => {
        const { token } = matrix.as(viewer);
        for (const item of matrix.items.filter(({ kind }) => kind === 'flight')) {
          const card = await fetchPicture(server, `/api/flights/${item.id}/card.png`, token);
          const isFound = maySee('guest', item, privacy, false) && isSeen(item);
          expect([item, card.statusCode]).toEqual([item, isFound ? 200 : 404]);
        }
      });

      it('gets the verdict on the airspace only for own flights', async () => {
        for (const item of matrix.items.filter((one) => one.kind === 'flight' && isSeen(one))) {
          const options = { params: { id: item.id }, ...matrix.as(viewer) };
          const { body } = await server.call(calls.getFlight, options);
          expect([item, body.airspace !== null]).toEqual([item, viewer === 'owner']);
        }
      });

      it('finds nothing about the owner’s batteries, by flights, ids or stickers', async () => {
        const asked = matrix.as(viewer);
        for (const item of matrix.items.filter(({ kind }) => kind === 'flight')) {
          const { body } = await server.call(calls.getFlight, { params: { id: item.id }, ...asked });
          const shown = [body.equipmentItems, body.packs];
          if (viewer === 'owner')
            expect(shown).toEqual([[batteryId], [{ equipmentItem: batteryId, minCell: 3.3 }]]);
          else if (isSeen(item)) expect(shown).toEqual([[], []]);
        }
        if (viewer === 'owner' || viewer === 'guest') return;
        const params = { id: batteryId };
        expect((await server.call(calls.getBatteryHealth, { params, ...asked })).status).toBe(404);
        expect((await server.call(calls.removeSticker, { params, ...asked })).status).toBe(404);
        expect((await server.call(calls.getStickerItem, { params: { code }, ...asked })).status).toBe(404);
        expect((await server.call(calls.listBatteries, asked)).body.items).toEqual([]);
        const foreign = await server.call(calls.makeStickers, { ...asked, body: { ids: [batteryId] } });
        expect(foreign.status).toBe(400);
      });

      it('reports exactly what they may see', async () => {
        if (viewer === 'guest' || viewer === 'owner') return;
        for (const item of matrix.items) {
          const body = { kind: item.kind, target: item.id, reason: 'other' as const };
          const { status } = await server.call(calls.createReport, { ...matrix.as(viewer), body });
          expect([item, status]).toEqual([item, isSeen(item) ? 201 : 404]);
        }
      });

      it('logs no flight with another’s drone, nor at a spot that they may not see', async () => {
        if (viewer === 'guest' || viewer === 'owner') return;
        const input = { title: 'Allí', videoUrl: 'https://vimeo.com/1', description: 'Fui' };
        for (const { kind, id } of matrix.items.filter((item) => item.kind !== 'flight')) {
          const options = { ...matrix.as(viewer), body: { ...input, [kind]: id } };
          const { status, error } = await server.call(calls.createFlight, options);
          const isUsable = kind === 'spot' && matrix.listed(viewer).includes(id);
          expect([kind, status]).toEqual([kind, isUsable ? 201 : 400]);
          // The same as for what does not exist.
          if (!isUsable) expect(error.fields).toEqual({ [kind]: 'No existe o no es tuyo' });
        }
      });

      it('sees of the owner only what the rule allows: a card, lists, the name in a search, never an email', async () => {
        const options = { params: { id: matrix.owner.id }, ...matrix.as(viewer) };
        const profile = await server.call(calls.getUser, options);
        expect(profile.status).toBe(knows ? 200 : 404);
        if (knows) expect(profile.body).toMatchObject({ username: 'ana', restricted: !isOpen() });
        for (const call of [calls.listFollowers, calls.listFollowing])
          expect((await server.call(call, options)).status).toBe(isOpen() ? 200 : 404);
        const mail = matrix.owner.email;
        if (viewer !== 'owner') expect(JSON.stringify(profile.body)).not.toContain(mail);
        if (viewer === 'guest') return;
        const found = await server.call(calls.listUsers, { ...matrix.as(viewer), query: { q: 'ana' } });
        expect(found.body.items.some(({ username }) => username === 'ana')).toBe(knows);
        expect(JSON.stringify(found.body)).not.toContain('@');
      });

      it('gets the public dashboard as a guest does, unless blocked', async () => {
        const params = { username: 'ana' };
        const { status, body } = await server.call(calls.getPublicDashboard, {
          params,
          ...matrix.as(viewer),
        });
        expect(status).toBe(knows ? 200 : 404);
        if (!knows) return;
        expect(matrix.ids(body.flights)).toEqual(matrix.listed('guest', ['flight']));
        expect(JSON.stringify(body)).not.toContain(matrix.owner.email);
      });

      it('finds the owner in a search only as the rule allows: by last name only for an open profile', async () => {
        const last = { last_name: 'Urrutikoetxea' };
        await server.db.updateTable('users').set(last).where('id', '=', matrix.owner.id).execute();
        for (const [q, isThere] of [
          ['ana', knows],
          [last.last_name, isOpen()],
        ] as const) {
          const { body } = await server.call(calls.search, { ...matrix.as(viewer), query: { q } });
          expect([q, body.pilots.some(({ username }) => username === 'ana')]).toEqual([q, isThere]);
          expect(JSON.stringify(body)).not.toContain(matrix.owner.email);
        }
      });

      it('gets no notice of items that are not their own, and exports no account but their own', async () => {
        if (viewer === 'guest') return;
        const notifications = await server.call(calls.listNotifications, matrix.as(viewer));
        if (viewer !== 'owner') expect(notifications.body).toMatchObject({ items: [], unread: 0 });
        const params = { id: matrix.owner.id };
        const foreign = await server.call(calls.exportUser, { params, ...matrix.as(viewer) });
        if (viewer === 'owner') {
          const { flights, drones, spots } = foreign.body;
          expect(matrix.ids([...flights, ...drones, ...spots])).toEqual(matrix.listed('owner'));
          return;
        }
        expect(foreign.status).toBe(knows ? 403 : 404);
        const own = await server.call(calls.exportUser, {
          params: { id: matrix.pilot(viewer).id },
          ...matrix.as(viewer),
        });
        const { flights, drones, spots } = own.body;
        expect(matrix.ids([...flights, ...drones, ...spots])).toEqual([]);
        expect(flights.every(({ spot }) => !spot || matrix.listed(viewer).includes(spot._id))).toBe(true);
      });
    });
  },
);
