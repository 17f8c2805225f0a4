import { calls, limits, type SpotInput, type TrackPoint } from '@estela/contracts';
import { makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

/** A place of each test's own, so that the spots of one are not in the way of another. */
let placed = 0;
function newPlace() {
  placed += 1;
  return { lat: 36 + placed / 10, lng: -3.7038 };
}

/** Out to about `reach` degrees north and back, from a start `off` degrees away. */
function trackAt({ lat, lng }: { lat: number; lng: number }, off = 0, reach = 0.004): TrackPoint[] {
  return [0, reach / 2, reach, reach / 2, 0].map((north, index) => ({
    lat: lat + off + north,
    lng,
    altitude: index * 10,
    t: index * 30,
  }));
}

describe('the track of a flight', () => {
  let server: TestServer;
  let ana: TestPilot;
  let follower: TestPilot;
  let stranger: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db);
    follower = await makePilot(server.db);
    stranger = await makePilot(server.db);
    await makeFollow(server.db, follower, ana);
  });
  afterAll(() => server.close());

  const spotAt = (location: SpotInput['location'], visibility: SpotInput['visibility'] = 'public') =>
    makeSpot(server, ana, { location, visibility });
  const read = async (id: string, viewer?: TestPilot) =>
    (await server.call(calls.getFlight, { params: { id }, token: viewer?.token })).body.track;
  const seenBy = async (id: string) => ({
    guest: (await read(id)) !== null,
    stranger: (await read(id, stranger)) !== null,
    follower: (await read(id, follower)) !== null,
    owner: (await read(id, ana)) !== null,
  });
  const nobodyElse = { guest: false, stranger: false, follower: false, owner: true };
  const everybody = { guest: true, stranger: true, follower: true, owner: true };

  it('comes back as it was logged, by time, and changes only when it is named', async () => {
    const track = trackAt(newPlace());
    const flight = await makeFlight(server, ana, { track: [...track].reverse() });
    expect(flight.track).toEqual(track);
    const change = (body: object) =>
      server.call(calls.updateFlight, { params: { id: flight._id }, token: ana.token, body });
    expect((await change({ title: 'Otro título' })).body.track).toEqual(track);
    const [{ altitude: _, ...first }] = track as [TrackPoint];
    expect((await change({ track: [first] })).body.track).toEqual([first]);
    expect((await change({ track: null })).body.track).toBeNull();
    expect((await change({ track: [] })).body.track).toBeNull();
    expect((await makeFlight(server, ana)).track).toBeNull();
  });

  it('is left out of lists, feed and dashboard', async () => {
    const place = newPlace();
    const { _id: spot } = await spotAt(place);
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public', spot, track: trackAt(place) });
    const list = await server.call(calls.listFlights, { token: ana.token, query: { limit: 1 } });
    const feed = await server.call(calls.getFeed, { query: { limit: 1 } });
    const params = { username: ana.username };
    const dashboard = await server.call(calls.getDashboard, { params, token: ana.token });
    for (const flight of [list.body.items[0], feed.body.items[0], dashboard.body.flights[0]]) {
      expect(flight?._id).toBe(id);
      expect(flight).not.toHaveProperty('track');
    }
  });

  it('holds a thousand points and no more, each of them possible', async () => {
    const point = { lat: -40.416775123456, lng: -103.703790123456, altitude: 1234.567890123, t: 899.123456 };
    const track = Array.from({ length: limits.track.points }, (_, index) => ({ ...point, t: index }));
    expect((await makeFlight(server, ana, { track })).track).toHaveLength(limits.track.points);
    const wrong: [object[], string][] = [
      [[...track, point], 'track'],
      [[{ ...point, lat: 91 }], 'track.0.lat'],
      [[point, { ...point, t: -1 }], 'track.1.t'],
      [[{ ...point, altitude: 1e9 }], 'track.0.altitude'],
    ];
    const { _id: id } = await makeFlight(server, ana);
    for (const [body, field] of wrong) {
      const options = { params: { id }, token: ana.token, body: { track: body } };
      const { status, error } = await server.call(calls.updateFlight, options);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('is for every viewer of the flight where its exact spot is public', async () => {
    const place = newPlace();
    const { _id: spot } = await spotAt(place);
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public', spot, track: trackAt(place) });
    expect(await seenBy(id)).toEqual(everybody);
  });

  it('is for those who see the spot', async () => {
    const place = newPlace();
    const { _id: spot } = await spotAt(place, 'followers');
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public', spot, track: trackAt(place) });
    expect(await seenBy(id)).toEqual({ ...nobodyElse, follower: true });
  });

  it('is the owner’s alone at a private spot, at one whose place is kept, and at none', async () => {
    const place = newPlace();
    const own = await spotAt(place, 'private');
    const track = trackAt(place);
    const hidden = await makeFlight(server, ana, { visibility: 'public', spot: own._id, track });
    expect(await seenBy(hidden._id)).toEqual(nobodyElse);
    const other = newPlace();
    const area = await spotAt({ ...other, precision: 'area' });
    const kept = await makeFlight(server, ana, {
      visibility: 'public',
      spot: area._id,
      track: trackAt(other),
    });
    expect(await seenBy(kept._id)).toEqual(nobodyElse);
    const free = await makeFlight(server, ana, { visibility: 'public', track: trackAt(newPlace()) });
    expect(await seenBy(free._id)).toEqual(nobodyElse);
  });

  it('is the owner’s alone when it was flown elsewhere than at the named spot', async () => {
    const place = newPlace();
    const { _id: spot } = await spotAt(place);
    const away = trackAt(place, 0.02);
    const half = [...trackAt(place), { lat: place.lat + 0.02, lng: place.lng, t: 900 }];
    for (const track of [away, half, half.map((point) => ({ ...point, t: 900 - point.t }))]) {
      const { _id: id } = await makeFlight(server, ana, { visibility: 'public', spot, track });
      expect(await seenBy(id)).toEqual(nobodyElse);
    }
  });

  it('is hidden from viewers whom it would show another hidden place', async () => {
    const place = newPlace();
    const { _id: spot } = await spotAt(place);
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public', spot, track: trackAt(place) });
    const near = { lat: place.lat + 0.006, lng: place.lng + 0.003 };
    const { _id: home } = await spotAt(near, 'followers');
    expect(await seenBy(id)).toEqual({ ...everybody, guest: false, stranger: false });
    const change = (body: object) =>
      server.call(calls.updateSpot, { params: { id: home }, token: ana.token, body });
    await change({ location: { ...near, precision: 'area' } });
    expect(await seenBy(id)).toEqual(nobodyElse);
    await change({ location: { ...near, precision: 'exact' }, visibility: 'public' });
    expect(await seenBy(id)).toEqual(everybody);
  });

  it('that crosses the 180th meridian gives away what lies along it, on both sides, and nothing elsewhere', async () => {
    const crossing = (lat: number): TrackPoint[] =>
      [179.992, 179.998, -179.996, -179.99, 179.992].map((lng, t) => ({ lat, lng, t }));
    const place = (lat: number, lng: number) => ({ lat, lng, precision: 'exact' as const });
    const fly = async (lat: number) => {
      const { _id: spot } = await spotAt(place(lat, 179.992));
      return (await makeFlight(server, ana, { spot, track: crossing(lat), visibility: 'public' }))._id;
    };
    const flight = await fly(-17);
    await spotAt(place(-17, 20), 'private');
    expect(await seenBy(flight)).toEqual(everybody);
    await spotAt(place(-17, -179.993), 'private');
    expect(await seenBy(flight)).toEqual(nobodyElse);
    const other = await fly(-16);
    await spotAt(place(-16, 179.995), 'private');
    expect(await seenBy(other)).toEqual(nobodyElse);
  });

  it('goes back to the owner alone as soon as the spot does', async () => {
    const place = newPlace();
    const { _id: spot } = await spotAt(place);
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public', spot, track: trackAt(place) });
    const params = { id: spot };
    await server.call(calls.updateSpot, { params, token: ana.token, body: { visibility: 'private' } });
    expect(await seenBy(id)).toEqual(nobodyElse);
    await server.call(calls.updateSpot, { params, token: ana.token, body: { visibility: 'public' } });
    expect(await seenBy(id)).toEqual(everybody);
    await server.call(calls.deleteSpot, { params, token: ana.token });
    expect(await seenBy(id)).toEqual(nobodyElse);
  });

  it('is gone with its flight', async () => {
    const { _id: id } = await makeFlight(server, ana, { track: trackAt(newPlace()) });
    await server.call(calls.deleteFlight, { params: { id }, token: ana.token });
    const left = await server.db
      .selectFrom('flight_tracks')
      .where('flight_id', '=', id)
      .select('flight_id')
      .execute();
    expect(left).toEqual([]);
  });
});
