import type {
  BookmarkKind,
  ComponentType,
  Discipline,
  EquipmentCondition,
  EquipmentStatus,
  EquipmentType,
  FeedTab,
  FlightFilter,
  FlightView,
  GroupTab,
  PreviewedAs,
  WarrantyState,
} from '../values.ts';
import { address, withQuery } from './address.ts';

/** What a list of own items may open instead of itself: an empty form, or the form of one item by its id. */
type FormQuery = {
  new?: boolean;
  edit?: string;
};

type FlightsQuery = FormQuery & {
  filter?: FlightFilter;
  q?: string;
  tag?: string;
  /** Id of a battery that a new flight starts with. */
  pack?: string;
  discipline?: Discipline;
  /** Id of a drone: only what was flown with it, or the drone of a new flight. */
  drone?: string;
  /** Id of a spot: only what was flown there, or the spot of a new flight. */
  spot?: string;
  view?: FlightView;
  /** The log book of the flights in place of their list. */
  print?: boolean;
};

type DronesQuery = FormQuery & {
  page?: number;
};

type EquipmentQuery = FormQuery & {
  /** Id of the one that is shown in the list's place. */
  item?: string;
  /** The type that a new one begins with; without it the form asks. */
  as?: EquipmentType;
  type?: EquipmentType;
  status?: EquipmentStatus;
  condition?: EquipmentCondition;
  warranty?: WarrantyState;
  favorite?: boolean;
  q?: string;
  page?: number;
  /** What a battery's sticker says. */
  sticker?: string;
};

type ComponentsQuery = FormQuery & {
  /** Id of the part that is shown in the list's place. */
  part?: string;
  type?: ComponentType;
  q?: string;
  page?: number;
};

type SpotsQuery = FormQuery & {
  /** Coordinates where a new spot starts. */
  at?: string | undefined;
  page?: number;
};

type FeedSpotsQuery = {
  /** Id of the selected spot. */
  spot?: string;
  bbox?: string;
  q?: string;
};

type GroupsQuery = {
  new?: boolean;
  tab?: GroupTab;
  q?: string;
  tag?: string;
  page?: number;
};

export const landing = () => '/';
export const login = () => '/login';
export const register = () => '/register';
/** Where links of mails about the account's address lead. */
export const verifyEmail = (query: { token?: string } = {}) => withQuery('/verify-email', query);
/** `of`: what the mail told of, where it was no change of address. */
export const undoEmail = (query: { token?: string; of?: 'factor' } = {}) => withQuery('/undo-email', query);
export const restorePassword = (query: { token?: string } = {}) => withQuery('/restore-password', query);
/** `security`: the part of it whose dialog is open. */
export const profile = (query: { security?: 'factor' } = {}) => withQuery('/profile', query);
export const about = () => '/about';
export const terms = () => '/terms';

export const home = () => '/home';
export const feed = (query: { tab?: FeedTab } = {}) => withQuery('/feed', query);
export const followers = (query: { tab?: 'blocked' } = {}) => withQuery('/followers', query);
export const bookmarks = (query: { kind?: BookmarkKind } = {}) => withQuery('/bookmarks', query);
export const following = () => '/following';
export const dashboard = (username: string, query: { as?: PreviewedAs } = {}) =>
  withQuery(address`/dashboard/${username}`, query);
export const pilotFlights = (username: string) => address`/dashboard/${username}/flights`;
export const pilotDrones = (username: string) => address`/dashboard/${username}/drones`;
export const pilotSpots = (username: string) => address`/dashboard/${username}/spots`;
export const pilotFollowers = (username: string) => address`/dashboard/${username}/followers`;
export const pilotFollowing = (username: string) => address`/dashboard/${username}/following`;

/** What is reported, for administrators; for others, what was decided on what is theirs. */
export const moderation = (query: { tab?: 'appeals' | 'pilots' | 'mine'; pilot?: string } = {}) =>
  withQuery('/moderation', query);

export const flights = (query: FlightsQuery = {}) => withQuery('/flights', query);
export const flight = (id: string) => address`/flights/${id}`;

export const drones = (query: DronesQuery = {}) => withQuery('/drones', query);
export const drone = (id: string) => address`/drones/${id}`;
export const components = (query: ComponentsQuery = {}) => withQuery('/components', query);
export const equipmentItems = (query: EquipmentQuery = {}) => withQuery('/equipment-items', query);

export const batteries = () => '/equipment-items/batteries';
export const batteryStickers = (query: { for?: string } = {}) =>
  withQuery('/equipment-items/stickers', query);

export const spots = (query: SpotsQuery = {}) => withQuery('/spots', query);
export const spot = (id: string) => address`/spots/${id}`;
export const feedSpots = (query: FeedSpotsQuery = {}) => withQuery('/feedSpots', query);

export const groups = (query: GroupsQuery = {}) => withQuery('/groups', query);
/** `tab`: a part of the group's page, by its name there; the first where there is none. */
export const group = (id: string, query: { tab?: string; edit?: boolean; post?: string } = {}) =>
  withQuery(address`/groups/${id}`, query);
export const topic = (groupId: string, topicId: string, query: { edit?: boolean } = {}) =>
  withQuery(address`/groups/${groupId}/topics/${topicId}`, query);
export const post = (groupId: string, postId: string, query: { edit?: boolean } = {}) =>
  withQuery(address`/groups/${groupId}/posts/${postId}`, query);
/** `id`: `new` for the form of one to come. */
export const flyDay = (groupId: string, id: string, query: { edit?: boolean } = {}) =>
  withQuery(address`/groups/${groupId}/fly-days/${id}`, query);
