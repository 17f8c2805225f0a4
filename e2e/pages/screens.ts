import { paths } from '@estela/contracts/paths';
import type { Language } from '@estela/contracts/values';
import { type Seeded, seededNames } from './seed-screens.ts';

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
  /** What begins the name of the button that opens it. */
  opener?: Record<Language, string>;
}

const { flight, drone, component, pack, upkeep, crash, spot, group, topic, flyDay, post } = seededNames;

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
    title: { es: 'Recuperar contraseña', en: 'Reset password' },
  },
  {
    name: 'verify email',
    path: () => paths.verifyEmail({ token: 'none' }),
    as: 'guest',
    title: both('Confirmar correo', 'Confirm email'),
  },
  {
    name: 'undo email',
    path: () => paths.undoEmail({ token: 'none' }),
    as: 'guest',
    title: both('Anular el cambio de correo', 'Undo the change of email'),
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
    name: 'notifications',
    path: () => paths.feed(),
    as: 'pilot',
    title: both('Feed'),
    isDialog: true,
    opener: both('Notificaciones', 'Notifications'),
  },
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
    name: 'compact flights',
    path: () => paths.flights({ view: 'list' }),
    as: 'pilot',
    title: { es: 'Sesiones & Media', en: 'Sessions & Media' },
    shows: flight,
  },
  {
    name: 'log book',
    path: () => paths.flights({ print: true }),
    as: 'pilot',
    title: { es: 'Libro de vuelo', en: 'Flight log book' },
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
    title: { es: 'Añadir spot', en: 'Add spot' },
  },
  {
    name: 'map',
    path: () => paths.feedSpots(),
    as: 'pilot',
    title: { es: 'Mapa de spots', en: 'Spot map' },
    shows: spot,
  },
  { name: 'groups', path: () => paths.groups(), as: 'pilot', title: both('Grupos', 'Groups'), shows: group },
  {
    name: 'group form',
    path: () => paths.groups({ new: true }),
    as: 'pilot',
    title: { es: 'Crear grupo', en: 'Create group' },
  },
  {
    name: 'moderation',
    path: () => paths.moderation(),
    as: 'pilot',
    title: both('Decisiones sobre lo tuyo', 'Decisions about you'),
  },
  { name: 'group', path: (its) => paths.group(its.group), as: 'pilot', title: both(group), shows: topic },
  {
    name: 'posts',
    path: (items) => paths.group(items.group, { tab: 'posts' }),
    as: 'pilot',
    title: both(group),
    shows: post,
  },
  {
    name: 'topic',
    path: (items) => paths.topic(items.group, items.topic),
    as: 'pilot',
    title: both(topic),
    shows: flight,
  },
  { name: 'post', path: (i) => paths.post(i.group, i.post), as: 'pilot', title: both(post), shows: flight },
  {
    name: 'fly-day',
    path: (items) => paths.flyDay(items.group, items.flyDay),
    as: 'pilot',
    title: both(flyDay),
    shows: 'Traed agua',
  },
  {
    name: 'fly-day form',
    path: (items) => paths.flyDay(items.group, 'new'),
    as: 'pilot',
    title: both('Convocar quedada', 'Plan a fly-day'),
    shows: spot,
  },
  {
    name: 'group members',
    path: (items) => paths.group(items.group, { tab: 'members' }),
    as: 'pilot',
    title: both(group),
    shows: 'Ana',
  },
  {
    name: 'about a group',
    path: (items) => paths.group(items.group, { tab: 'about' }),
    as: 'pilot',
    title: both(group),
    shows: 'Ana',
  },
];
