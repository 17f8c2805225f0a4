import type { Pilot } from '../fixtures/api-client.ts';

/** The data of the screens of a seeded product. */
export interface Seeded {
  username: string;
  flight: string;
  drone: string;
  spot: string;
  equipment: string;
  group: string;
  topic: string;
  post: string;
  flyDay: string;
  component: string;
  /** An entry of the drone's maintenance log. */
  entry: string;
}

export const seededNames = {
  flight: 'Cresta al alba',
  drone: 'Avispa',
  component: 'Xing 2207',
  pack: 'Pack 6S',
  upkeep: 'Cambiar hélices',
  crash: 'Contra un pino',
  spot: 'Cantera vieja',
  group: 'Bandos del sur',
  topic: '¿Volamos el sábado?',
  post: 'Normas de la cantera',
  flyDay: 'Mañana de freestyle',
} as const;

const { flight, drone, component, pack, upkeep, crash, spot, group, topic, flyDay, post } = seededNames;

/** A flight at the spot. */
const log = {
  track: [0, 1, 2].map((step) => ({ lat: 40.4 + step / 1_000, lng: -3.7 - step / 1_500, t: step * 150 })),
  series: {
    t: [0, 150, 300],
    height: [0, 62, 4],
    speed: [0, 21, null],
    voltage: [25.1, 23.4, 21.9],
    link: [100, 71, 99],
  },
  sources: { place: 'gpx', maxHeightM: 'gpx', voltage: 'edgetx' } as const,
};

/** Fills every screen with something of each kind. */
export async function seedScreens(ana: Pilot, bruno: Pilot): Promise<Seeded> {
  await ana.follow(bruno);
  await bruno.follow(ana);
  await bruno.createFlight({ title: 'Faro', visibility: 'public' });
  const [{ _id: droneId }, { _id: spotId }, { _id: groupId }] = await Promise.all([
    ana.createDrone({ name: drone, visibility: 'public', originType: 'bnf' }),
    ana.createSpot({ name: spot, visibility: 'public', hazards: 'Cables', bestMonths: [4, 10] }),
    ana.createGroup({ name: group, tags: ['bando'], private: true }),
  ]);
  const part = await ana.call<{ _id: string }>('POST', '/components', {
    ...{ name: component, type: 'motor', brand: 'iFlight', weight: 31.5, quantity: 4 },
    ...{ sourceUrl: 'https://tienda.example/xing', description: '1800 KV' },
  });
  await ana.call('POST', `/components/${part._id}/installations`, { drone: droneId, quantity: 4 });
  const { _id: entry } = await ana.call<{ _id: string }>('POST', `/drones/${droneId}/upkeep`, {
    ...{ kind: 'crash', at: '2026-05-01T10:00:00Z', text: crash, cost: 1250, currency: 'EUR' },
    component: part._id,
  });
  await ana.call('POST', '/gear/reminder-rules', {
    ...{ subject: { kind: 'drone', _id: droneId }, text: upkeep, every: { days: 30 } },
    since: '2026-01-01',
  });
  const { _id: equipment } = await ana.call<{ _id: string }>('POST', '/equipment-items', {
    ...{
      name: pack,
      type: 'battery',
      condition: 'good',
      price: 3199,
      purchaseDate: '2026-01-31',
      warranty: 24,
    },
    battery: { cells: 6, capacityMah: 1300, connector: 'XT60', cycles: 42 },
  });
  const { _id: flyDayId } = await ana.call<{ _id: string }>('POST', `/groups/${groupId}/fly-days`, {
    ...{ title: flyDay, at: '2100-05-01T08:00:00Z', until: '2100-05-01T12:00:00Z', spot: spotId, limit: 4 },
    ...{ description: 'Traed agua', going: true },
  });
  const { _id } = await ana.createFlight({
    title: flight,
    visibility: 'public',
    drone: droneId,
    spot: spotId,
    equipmentItems: [equipment],
    tags: ['mar', 'amanecer'],
    disciplines: ['freestyle', 'longRange'],
    featured: true,
    durationSeconds: 312,
    weather: { temperatureC: 14, windMps: 3, condition: 'clouds' },
    ...log,
  });
  const { _id: topicId } = await ana.call<{ _id: string }>('POST', `/groups/${groupId}/topics`, {
    ...{ title: topic, description: `En /spots/${spotId}`, pinned: true },
  });
  await ana.call('POST', `/groups/${groupId}/topics/${topicId}/comments`, { text: `Como /flights/${_id}` });
  const content = `## Antes de volar\n\n- **Casco**\n- Nada de gente debajo\n\n/spots/${spotId}`;
  const { _id: postId } = await ana.call<{ _id: string }>('POST', `/groups/${groupId}/posts`, {
    ...{ title: post, content },
  });
  await ana.call('POST', `/groups/${groupId}/posts/${postId}/comments`, { text: `Como /flights/${_id}` });
  return {
    username: ana.user.username,
    flight: _id,
    equipment,
    drone: droneId,
    spot: spotId,
    group: groupId,
    topic: topicId,
    post: postId,
    flyDay: flyDayId,
    component: part._id,
    entry,
  };
}
