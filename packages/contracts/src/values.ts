/** Closed lists of words on the wire. Plain constants: safe to import where zod must not follow. */

export * from './currency-values.ts';
export * from './fly-day-values.ts';
export * from './group-values.ts';
export * from './report-values.ts';

/** Languages of the interface; the first is the default, the second the fallback. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** As Open Graph writes them. */
export const graphLocales: Record<Language, string> = { es: 'es_ES', en: 'en_GB' };

/** Names in the browser's storage; the language is a cookie of that name too, which the edge alone reads. */
export const storageKeys = { language: 'language', token: 'auth_token', drafts: 'estela.draft.' } as const;

/** Of the cookie in which the edge finds the chosen theme; without it the system's counts. */
export const themeCookie = 'theme';
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Who may see an item, before its owner's privacy narrows it. */
export const visibilities = ['private', 'followers', 'public', 'unlisted'] as const;
export type Visibility = (typeof visibilities)[number];

/** Of an item whose pilot chose none; every kind of item has it. */
export const defaultVisibility = 'followers' satisfies Visibility;

export const droneVisibilities = ['followers', 'public'] as const;
export const spotVisibilities = ['public', 'followers', 'private'] as const;

/** On the map: own ones, those of followed pilots, what everybody may see. */
export const spotFilters = ['mine', 'following', 'public'] as const;
export type SpotFilter = (typeof spotFilters)[number];
export type SpotVisibility = (typeof spotVisibilities)[number];

/** 1 is January. */
export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** What can be bookmarked. */
export const bookmarkKinds = ['flight', 'spot'] as const;
export type BookmarkKind = (typeof bookmarkKinds)[number];

/** Of comments, by the time they were written. */
export const commentOrders = ['newest', 'oldest'] as const;
export type CommentOrder = (typeof commentOrders)[number];

export const profileVisibilities = ['public', 'followers', 'private'] as const;
export type ProfileVisibility = (typeof profileVisibilities)[number];

export const followStatuses = ['following', 'requested'] as const;

export const disciplines = ['racing', 'cinematic', 'acro', 'freestyle', 'longRange'] as const;
export type Discipline = (typeof disciplines)[number];

/** Kinds of files that say what happened in a flight. */
export const logFormats = [
  'djiGoggles',
  'walksnail',
  'artlynk',
  'djiCamera',
  'edgetx',
  'gpx',
  'airdata',
  'litchi',
  'blackbox',
] as const;
export type LogFormat = (typeof logFormats)[number];

/** What a log can say of a flight. */
export const loggedFigures = [
  'recordedAt',
  'durationSeconds',
  'place',
  'topSpeedMps',
  'maxHeightM',
  'voltage',
  'link',
  'drone',
] as const;
export type LoggedFigure = (typeof loggedFigures)[number];

export const flightFilters = [
  'all',
  'today',
  'week',
  'month',
  'favorites',
  'public',
  'followers',
  'private',
  'video',
] as const;
export type FlightFilter = (typeof flightFilters)[number];

export const flightViews = ['grid', 'list'] as const;
export type FlightView = (typeof flightViews)[number];

export const weatherConditions = ['clear', 'clouds', 'fog', 'rain', 'snow', 'wind'] as const;
export type WeatherCondition = (typeof weatherConditions)[number];

/** A drone's style of flying. */
export const droneTypes = [
  'freestyle',
  'racing',
  'cinewhoop',
  'longRange',
  'toothpick',
  'whoop',
  'micro',
  'xClass',
  'wing',
  'other',
] as const;
export type DroneType = (typeof droneTypes)[number];

/** Order of a pilot's drones: newest first, by name, by the time of the last flight, by hours flown. */
export const droneSorts = ['newest', 'name', 'lastFlown', 'mostFlown'] as const;
export type DroneSort = (typeof droneSorts)[number];

/** Order of a pilot's components: newest first, by name, by hours flown. */
export const componentSorts = ['newest', 'name', 'mostFlown'] as const;
export type ComponentSort = (typeof componentSorts)[number];

/** Order of a pilot's equipment: newest first, by name, last bought first, by the day the warranty ends. */
export const equipmentSorts = ['newest', 'name', 'purchase', 'warranty'] as const;
export type EquipmentSort = (typeof equipmentSorts)[number];

/** How a drone came to its pilot: built, ready to fly, bind and fly, plug and play. */
export const originTypes = ['diy', 'rtf', 'bnf', 'pnp'] as const;
export type OriginType = (typeof originTypes)[number];

export const componentTypes = [
  'frame',
  'motor',
  'flightController',
  'esc',
  'vtx',
  'camera',
  'antenna',
  'receiver',
  'battery',
  'props',
  'mount',
  'other',
] as const;
export type ComponentType = (typeof componentTypes)[number];

/** How many of a part a drone mostly takes; one of any type that is not here. */
export const usualUnits: Partial<Record<ComponentType, number>> = { motor: 4, props: 4 };

export const equipmentTypes = ['drone', 'radio', 'goggles', 'battery', 'charger', 'others'] as const;
export type EquipmentType = (typeof equipmentTypes)[number];

export const equipmentConditions = ['new', 'used', 'refurbished', 'likeNew', 'good', 'fair', 'poor'] as const;
export type EquipmentCondition = (typeof equipmentConditions)[number];

export const equipmentStatuses = ['active', 'archived', 'sold', 'lost'] as const;
export type EquipmentStatus = (typeof equipmentStatuses)[number];

/** Of a warranty that has an end; `expiringSoon` is not in `valid`. */
export const warrantyStates = ['valid', 'expiringSoon', 'expired'] as const;
export type WarrantyState = (typeof warrantyStates)[number];
/** What becomes of a row of an imported file. */
export const csvRowStatuses = ['new', 'duplicate', 'error'] as const;
export type CsvRowStatus = (typeof csvRowStatuses)[number];

/** How a battery is doing, what needs care first: `unknown` until enough of its flights are measured. */
export const batteryVerdicts = ['retire', 'watch', 'good', 'unknown'] as const;
export type BatteryVerdict = (typeof batteryVerdicts)[number];

/** Why a battery's verdict is what it is. */
export const batteryReasons = [
  'sagDoubled',
  'sagGrew',
  'deepDischarge',
  'manyCycles',
  'steady',
  'fewMeasured',
] as const;
export type BatteryReason = (typeof batteryReasons)[number];

/** What happened to a drone. */
export const upkeepKinds = ['crash', 'repair', 'replacement', 'check'] as const;
export type UpkeepKind = (typeof upkeepKinds)[number];

/** What a reminder may be about. */
export const reminderSubjects = ['drone', 'component', 'equipmentItem'] as const;

export const reminderKinds = ['rule', 'warranty'] as const;

export const zoneKinds = ['restricted', 'limited', 'allowed', 'aeronautical', 'activeNotam'] as const;
export type ZoneKind = (typeof zoneKinds)[number];

/** What may be flown at a point, mildest first: `unknown` lies above everything that only good data can tell. */
export const airspaceVerdicts = ['allowed', 'conditions', 'unknown', 'authorisation', 'prohibited'] as const;
export type AirspaceVerdict = (typeof airspaceVerdicts)[number];

/** What one zone asks for; `unknown` where its class is none that we know. */
export type ZoneSeverity = AirspaceVerdict;

/** Above ground, above mean sea level, above the aerodrome's reference point, above the ellipsoid. */
export const heightReferences = ['AGL', 'AMSL', 'ARP', 'W84', 'unknown'] as const;
export type HeightReference = (typeof heightReferences)[number];

/** How good the data about a point is, best first. */
export const airspaceDataStates = ['current', 'old', 'failed', 'missing'] as const;
export type AirspaceDataState = (typeof airspaceDataStates)[number];

/** Why a verdict is what it is. */
export const airspaceReasons = [
  'prohibitedZone',
  'authorisationZone',
  'conditionalZone',
  'uSpaceZone',
  'unknownClass',
  'activeNotam',
  'notamSchedule',
  'upcomingNotam',
  'upcomingZone',
  'aboveOpenCategory',
  'heightNotComparable',
  'limitNotStated',
  'zoneAbove',
  'noZones',
  'advice',
  'dataMissing',
  'dataOld',
  'dataFailed',
  'dataSynthetic',
  'notamsMissing',
] as const;
export type AirspaceReason = (typeof airspaceReasons)[number];

/** As whom owners may look at their own page. */
export const previewedAs = ['guest', 'follower'] as const;
export type PreviewedAs = (typeof previewedAs)[number];

export const feedTabs = ['global', 'following'] as const;
export type FeedTab = (typeof feedTabs)[number];

export const feedKinds = ['flight', 'drone', 'spot', 'pilot'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** What one hides from the own feed: one thing, or everything of a pilot. */
export const hidingKinds = ['item', 'pilot'] as const;
export type HidingKind = (typeof hidingKinds)[number];

export const notificationKinds = [
  'follow',
  'followRequest',
  'followAccepted',
  'like',
  'comment',
  'reply',
  'mention',
  'groupRequest',
  'groupJoin',
  'groupApproved',
  'groupInvite',
  'flyDay',
  'warranty',
  'reminder',
  'moderation',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What a notification leads to. */
export const notificationTargets = [
  'pilot',
  'flight',
  'drone',
  'component',
  'equipmentItem',
  'spot',
  'group',
  'topic',
  'post',
  'flyDay',
  'moderation',
] as const;
export type NotificationTarget = (typeof notificationTargets)[number];

export const userRoles = ['pilot', 'admin'] as const;
export type UserRole = (typeof userRoles)[number];

export const socialNetworks = ['facebook', 'youtube', 'instagram', 'tiktok', 'linkedin', 'x'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
