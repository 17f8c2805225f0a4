import { calls, limits, type SnapshotInput } from '@estela/contracts';
import { controllerTexts } from '../../../../test/support/controller-texts.ts';
import { makeItemMatrix, maySee, viewers } from '../../../../test/support/item-matrix.ts';
import { makeDrone } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

const text = controllerTexts['Betaflight 4.4'];

describe('snapshots of a drone’s settings', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });

  async function keep(drone: string, body: SnapshotInput = { text }, { token } = ana) {
    const answer = await server.call(calls.createSnapshot, {
      params: { id: drone },
      token,
      body,
    });
    expect(answer.status).toBe(201);
    return answer.body;
  }
  const paramsOf = ({ drone, _id }: { drone: string; _id: string }) => ({
    id: drone,
    snapshotId: _id,
  });

  it('keeps the text byte for byte, and says what its first lines say', async () => {
    const drone = await makeDrone(server, ana);
    const odd = `\uFEFF  ${text}\r\n\tset x = "ñ" \\ 🛩 \n\n `;
    const made = await keep(drone._id, {
      text: odd,
      at: '2026-05-01T10:00:00Z',
    });
    expect(made).toMatchObject({
      ...{
        drone: drone._id,
        at: '2026-05-01T10:00:00.000Z',
        shared: false,
        text: odd,
      },
      ...{
        firmware: 'Betaflight',
        version: '4.4.2',
        board: 'CRAZYBEEF4SX1280',
        craft: 'SECRET avispa',
      },
      bytes: Buffer.byteLength(odd),
    });
    const params = paramsOf(made);
    expect((await server.call(calls.getSnapshot, { params, token: ana.token })).body).toEqual(made);
    const { token } = ana;
    const list = await server.call(calls.listSnapshots, {
      params: { id: drone._id },
      token,
    });
    const { text: _text, ...listed } = made;
    expect(list.body).toEqual({
      items: [listed],
      page: 1,
      limit: 20,
      total: 1,
    });
    const { body } = await server.call(calls.exportUser, {
      params: { id: ana.id },
      token,
    });
    expect(body.snapshots).toEqual([made]);
  });

  it('lists the newest day first, and goes with the drone', async () => {
    const drone = await makeDrone(server, ana);
    for (const at of ['2026-03-01', '2026-05-01', '2026-04-01'])
      await keep(drone._id, { text, at: `${at}T00:00:00Z` });
    const options = { params: { id: drone._id }, token: ana.token };
    const { body } = await server.call(calls.listSnapshots, options);
    expect(body.items.map(({ at }) => at.slice(5, 7))).toEqual(['05', '04', '03']);
    await server.call(calls.deleteDrone, options);
    expect(await server.db.selectFrom('drone_snapshots').select('id').execute()).toEqual([]);
  });

  it('is of a moment that has come: one ahead of the server’s clock by little is taken as now', async () => {
    const drone = await makeDrone(server, ana);
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const options = { params: { id: drone._id }, token: ana.token };
    const body = { text, at: inMinutes(10) };
    const { status, error } = await server.call(calls.createSnapshot, {
      ...options,
      body,
    });
    expect([status, error.fields]).toEqual([400, { at: 'Todavía no ha llegado ese momento' }]);
    expect((await server.call(calls.listSnapshots, options)).body.total).toBe(0);
    const { at } = await keep(drone._id, { text, at: inMinutes(1) });
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
  });

  it('is its owner’s alone until it is shared, and then holds no secret', async () => {
    const drone = await makeDrone(server, ana, { visibility: 'public' });
    const made = await keep(drone._id);
    const params = paramsOf(made);
    const list = { params: { id: drone._id } };
    const isTold = async () => (await server.call(calls.getDrone, list)).body.sharedSnapshots;
    for (const token of [undefined, berto.token]) {
      expect(
        (
          await server.call(calls.getSnapshot, {
            params,
            ...(token && { token }),
          })
        ).status,
      ).toBe(404);
      const refused = await server.call(calls.listSnapshots, {
        ...list,
        ...(token && { token }),
      });
      expect([refused.status, refused.error.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await isTold()).toBeUndefined();
    const share = { params, token: ana.token, body: { shared: true } };
    expect((await server.call(calls.updateSnapshot, share)).body).toMatchObject({ shared: true, text });
    for (const token of [undefined, berto.token]) {
      const { body } = await server.call(calls.getSnapshot, {
        params,
        ...(token && { token }),
      });
      expect(body).toMatchObject({ board: 'CRAZYBEEF4SX1280', craft: null });
      expect(JSON.stringify(body)).not.toMatch(/SECRET|83,69/);
      const { body: listed } = await server.call(calls.listSnapshots, {
        ...list,
        ...(token && { token }),
      });
      expect([listed.total, JSON.stringify(listed).includes('SECRET')]).toEqual([1, false]);
    }
    expect(await isTold()).toBe(true);
    const { body } = await server.call(calls.updateSnapshot, {
      ...share,
      body: {},
    });
    expect(body.shared).toBe(true);
    await server.call(calls.deleteSnapshot, { params, token: ana.token });
    const { body: own } = await server.call(calls.listSnapshots, {
      ...list,
      token: ana.token,
    });
    expect(own).toMatchObject({ items: [], total: 0 });
  });

  it('shows others nothing but tuning of what was kept and shared before, in its text and its facts', async () => {
    const drone = await makeDrone(server, ana, { visibility: 'public' });
    const id = crypto.randomUUID();
    const printed =
      '# mcu_id 00aa11bb\nexpresslrs_uid = 1,2,3,4,5,6\n# # name: AVISPA\n###ERROR: AVISPA###\nset p_roll = 45\n';
    const facts = {
      firmware: 'Betaflight',
      version: '4.5.1-AVISPA',
      board: 'AVISPA,4040',
      craft: 'AVISPA',
    };
    const row = {
      id,
      drone_id: drone._id,
      text: printed,
      ...facts,
      shared: true,
    };
    await server.db.insertInto('drone_snapshots').values(row).execute();
    const params = { id: drone._id, snapshotId: id };
    for (const viewer of [undefined, berto]) {
      const as = viewer ? { token: viewer.token } : {};
      const { body } = await server.call(calls.getSnapshot, { params, ...as });
      expect(body).toMatchObject({
        firmware: 'Betaflight',
        version: null,
        board: null,
        craft: null,
      });
      expect(body.text).toBe(
        '# mcu_id ***\nexpresslrs_uid = ***\n# # name: ***\n###ERROR ***\nset p_roll = 45\n',
      );
      const list = await server.call(calls.listSnapshots, {
        params: { id: drone._id },
        ...as,
      });
      expect(JSON.stringify(list.body)).not.toMatch(/AVISPA|4040|00aa/);
    }
    const own = await server.call(calls.getSnapshot, {
      params,
      token: ana.token,
    });
    expect(own.body).toMatchObject({ ...facts, text: printed });
  });

  it('is changed and deleted by the drone’s owner alone: 403 where it is seen, 404 where it is not', async () => {
    const drone = await makeDrone(server, ana, { visibility: 'public' });
    const [hidden, shown] = [await keep(drone._id), await keep(drone._id)];
    const share = { token: ana.token, body: { shared: true } };
    await server.call(calls.updateSnapshot, {
      ...share,
      params: paramsOf(shown),
    });
    const own = await makeDrone(server, berto);
    for (const [made, expected] of [
      [hidden, 404],
      [shown, 403],
      // Through a drone of one's own, another's snapshot does not exist.
      [{ ...shown, drone: own._id }, 404],
    ] as const) {
      const options = { params: paramsOf(made), token: berto.token };
      expect(
        (
          await server.call(calls.updateSnapshot, {
            ...options,
            body: { shared: false },
          })
        ).status,
      ).toBe(expected);
      expect((await server.call(calls.deleteSnapshot, options)).status).toBe(expected);
    }
    const add = {
      params: { id: drone._id },
      token: berto.token,
      body: { text },
    };
    expect((await server.call(calls.createSnapshot, add)).status).toBe(404);
    const options = { params: paramsOf(shown), token: ana.token };
    expect((await server.call(calls.deleteSnapshot, options)).status).toBe(204);
    expect((await server.call(calls.deleteSnapshot, options)).status).toBe(404);
  });

  it('is seen by exactly those who see its drone, for every kind of viewer', async () => {
    const privacy = {
      profileVisibility: 'followers',
      allowFollowersToSeeFlights: true,
      allowFollowersToSeeDrones: true,
    } as const;
    const matrix = await makeItemMatrix(server, privacy);
    for (const item of matrix.items.filter(({ kind }) => kind === 'drone')) {
      const [hidden, shown] = [
        await keep(item.id, { text }, matrix.owner),
        await keep(item.id, { text }, matrix.owner),
      ];
      const share = {
        params: paramsOf(shown),
        token: matrix.owner.token,
        body: { shared: true },
      };
      await server.call(calls.updateSnapshot, share);
      for (const viewer of viewers) {
        const { token } = matrix.as(viewer);
        const as = token === undefined ? {} : { token };
        const opened = async (made: typeof shown) =>
          (
            await server.call(calls.getSnapshot, {
              params: paramsOf(made),
              ...as,
            })
          ).status === 200;
        const list = await server.call(calls.listSnapshots, {
          params: { id: item.id },
          ...as,
        });
        const sees = maySee(viewer, item, privacy, true);
        const found = [await opened(shown), await opened(hidden), list.status === 200];
        expect([viewer, item.visibility, ...found]).toEqual([
          viewer,
          item.visibility,
          sees,
          viewer === 'owner',
          sees,
        ]);
      }
    }
  });

  it('refuses what is too long, empty or one too many', async () => {
    const drone = await makeDrone(server, ana);
    const options = { params: { id: drone._id }, token: ana.token };
    const refused = async (long: string) => {
      const { status, error } = await server.call(calls.createSnapshot, {
        ...options,
        body: { text: long },
      });
      return [status, error.fields];
    };
    expect(await refused('')).toEqual([400, { text: 'Este campo es obligatorio' }]);
    expect(await refused('ñ'.repeat(limits.snapshot.bytes / 2 + 1))).toEqual([
      400,
      { text: 'No puede pasar de 256 KB' },
    ]);
    const longest = '"\n'.repeat(limits.snapshot.bytes / 2);
    expect((await keep(drone._id, { text: longest })).text).toBe(longest);
    const rows = Array.from({ length: limits.snapshot.perDrone - 2 }, () => ({
      ...{ id: crypto.randomUUID(), drone_id: drone._id, text: 'x' },
      ...{ firmware: null, version: null, board: null, craft: null },
    }));
    await server.db.insertInto('drone_snapshots').values(rows).execute();
    const one = () => server.call(calls.createSnapshot, { ...options, body: { text } });
    const statuses = (await Promise.all([one(), one(), one()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });
});
