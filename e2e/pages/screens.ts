import { paths } from '@estela/contracts/paths';
import type { Language } from '@estela/contracts/values';
import type { Pilot } from '../fixtures/api-client.ts';

/** What the screens of a seeded product are about. */
export interface Seeded {
  username: string;
  flight: string;
  drone: string;
  spot: string;
  equipment: string;
  group: string;
  component: string;
  /** Of the drone's log. */
  entry: string;
}

/** A screen with what tells that all of it is there. */
export interface Screen {
  name: string;
  path: (items: Seeded) => string;
  as: 'guest' | 'pilot';
  title: Record<Language, string>;
  /** A name in its data, the same in both languages. */
  shows?: string;
  /** It is a dialog over another screen. */
  isDialog?: boolean;
}

const flight = 'Cresta al alba';
const drone = 'Avispa';
const component = 'Xing 2207';
const pack = 'Pack 6S';
const upkeep = 'Cambiar hélices';
const crash = 'Contra un pino';
const spot = 'Cantera vieja';
const group = 'Bandos del sur';

/** A title in both languages. */
const both = (es: string, en = es) => ({ es, en });

/** Every screen of the product. */
export const screens: readonly Screen[] = [
  {
    name: 'landing',
    path: () => paths.landing(),
    as: 'guest',
    title: { es: 'El diario de los pilotos FPV', en: 'The log of FPV pilots' },
  },
  { name: 'login', path: () => paths.login(), as: 'guest', title: { es: 'Iniciar sesión', en: 'Log in' } },
  { name: 'register', path: () => paths.register(), as: 'guest', title: both('Crear cuenta', 'Sign up') },
  {
    name: 'restore password',
    path: () => paths.restorePassword({ token: 'none' }),
    as: 'guest',
    title: { es: 'Restablecer contraseña', en: 'Reset password' },
  },
  { name: 'about', path: () => paths.about(), as: 'guest', title: { es: 'Acerca de', en: 'About' } },
  {
    name: 'terms',
    path: () => paths.terms(),
    as: 'guest',
    title: { es: 'Términos y condiciones', en: 'Terms and conditions' },
  },
  { name: 'login notice', path: () => paths.drones(), as: 'guest', title: both('Drones'), isDialog: true },
  { name: 'profile', path: () => paths.profile(), as: 'pilot', title: { es: 'Perfil', en: 'Profile' } },
  { name: 'feed', path: () => paths.feed(), as: 'pilot', title: both('Feed'), shows: flight },
  { name: 'guest feed', path: () => paths.feed(), as: 'guest', title: both('Feed'), shows: flight },
  {
    name: 'dashboard',
    path: ({ username }) => paths.dashboard(username),
    as: 'pilot',
    title: both('Ana'),
    shows: flight,
  },
  {
    name: 'pilot flights',
    path: ({ username }) => paths.pilotFlights(username),
    as: 'guest',
    title: { es: 'Vuelos de Ana', en: 'Flights by Ana' },
    shows: flight,
  },
  { name: 'home', path: () => paths.home(), as: 'pilot', title: { es: 'Inicio', en: 'Home' }, shows: 'Faro' },
  { name: 'saved', path: () => paths.bookmarks(), as: 'pilot', title: { es: 'Guardados', en: 'Saved' } },
  {
    name: 'followers',
    path: () => paths.followers(),
    as: 'pilot',
    title: { es: 'Seguidores', en: 'Followers' },
    shows: 'Bruno',
  },
  {
    name: 'following',
    path: () => paths.following(),
    as: 'pilot',
    title: { es: 'Siguiendo', en: 'Following' },
    shows: 'Bruno',
  },
  {
    name: 'flights',
    path: () => paths.flights(),
    as: 'pilot',
    title: { es: 'Sesiones & Media', en: 'Sessions & Media' },
    shows: flight,
  },
  {
    name: 'flight form',
    path: () => paths.flights({ new: true }),
    as: 'pilot',
    title: { es: 'Registrar vuelo', en: 'Log a flight' },
  },
  {
    name: 'flight',
    path: (items) => paths.flight(items.flight),
    as: 'guest',
    title: both(flight),
    shows: spot,
  },
  { name: 'drones', path: () => paths.drones(), as: 'pilot', title: both('Drones'), shows: upkeep },
  {
    name: 'drone',
    path: (items) => paths.drone(items.drone),
    as: 'pilot',
    title: both(drone),
    shows: crash,
  },
  {
    name: 'upkeep form',
    path: (items) => `${paths.drone(items.drone)}?upkeep=${items.entry}`,
    as: 'pilot',
    title: { es: 'Editar la anotación', en: 'Edit the entry' },
    shows: crash,
  },
  {
    name: 'guest drone',
    path: (items) => paths.drone(items.drone),
    as: 'guest',
    title: both(drone),
    shows: component,
  },
  {
    name: 'drone form',
    path: () => paths.drones({ new: true }),
    as: 'pilot',
    title: { es: 'Añadir dron', en: 'Add drone' },
  },
  {
    name: 'components',
    path: () => paths.components(),
    as: 'pilot',
    title: { es: 'Componentes', en: 'Components' },
    shows: component,
  },
  {
    name: 'component form',
    path: () => paths.components({ new: true }),
    as: 'pilot',
    title: { es: 'Añadir componente', en: 'Add component' },
  },
  {
    name: 'component',
    path: (items) => paths.components({ part: items.component }),
    as: 'pilot',
    title: both(component),
    shows: drone,
  },
  {
    name: 'equipment',
    path: () => paths.equipmentItems(),
    as: 'pilot',
    title: { es: 'Equipo', en: 'Equipment' },
    shows: pack,
  },
  {
    name: 'equipment form',
    path: () => paths.equipmentItems({ new: true, as: 'battery' }),
    as: 'pilot',
    title: { es: 'Añadir equipo', en: 'Add equipment' },
    shows: 'XT60',
  },
  {
    name: 'equipment item',
    path: (items) => paths.equipmentItems({ item: items.equipment }),
    as: 'pilot',
    title: both(pack),
    shows: 'XT60',
  },
  {
    name: 'batteries',
    path: () => paths.batteries(),
    as: 'pilot',
    title: { es: 'Baterías', en: 'Batteries' },
    shows: pack,
  },
  {
    name: 'battery stickers',
    path: () => paths.batteryStickers(),
    as: 'pilot',
    title: { es: 'Pegatinas para tus baterías', en: 'Stickers for your batteries' },
    shows: pack,
  },
  {
    name: 'spots',
    path: () => paths.spots(),
    as: 'pilot',
    title: { es: 'Mis spots', en: 'My spots' },
    shows: spot,
  },
  { name: 'spot', path: (items) => paths.spot(items.spot), as: 'pilot', title: both(spot), shows: flight },
  { name: 'guest spot', path: (its) => paths.spot(its.spot), as: 'guest', title: both(spot), shows: flight },
  {
    name: 'spot form',
    path: () => paths.spots({ new: true }),
    as: 'pilot',
    title: { es: 'Nuevo spot', en: 'New spot' },
  },
  {
    name: 'map',
    path: () => paths.feedSpots(),
    as: 'pilot',
    title: { es: 'Mapa de spots', en: 'Spot map' },
    shows: spot,
  },
  {
    name: 'groups',
    path: () => paths.groups(),
    as: 'pilot',
    title: { es: 'Grupos', en: 'Groups' },
    shows: group,
  },
  {
    name: 'group form',
    path: () => paths.groups({ new: true }),
    as: 'pilot',
    title: { es: 'Grupos', en: 'Groups' },
    shows: group,
    isDialog: true,
  },
  { name: 'group', path: (items) => paths.group(items.group), as: 'pilot', title: both(group) },
];

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
  });
  return {
    username: ana.user.username,
    flight: _id,
    equipment,
    drone: droneId,
    spot: spotId,
    group: groupId,
    component: part._id,
    entry,
  };
}
