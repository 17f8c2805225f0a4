import type { Language, ZoneKind } from '@estela/contracts/values';
import type { MapBounds } from '../geo/bounds.ts';
import type { LatLng } from '../geo/coordinates.ts';
import type { TrackStep } from '../track/track-runs.ts';

/** What a map needs of a spot. */
export interface MapSpot extends LatLng {
  _id: string;
  name: string;
  /** The viewer's: drawn in the signal colour. */
  mine?: boolean;
  /** The owner hides the exact point: the spot lies within this many metres. */
  approximateMetres?: number;
}

/** Spots that the server counted instead of naming them. */
export interface MapCluster extends LatLng {
  _id: string;
  count: number;
  /** Where they all lie. */
  bounds: MapBounds;
}

/** Properties that a zone's GeoJSON feature must carry; sources may add more. */
export interface ZoneProperties {
  kind: ZoneKind;
  name?: string;
}

/** GeoJSON of zones, as `GET /airspace/zones` returns it. */
export interface MapZones {
  type: 'FeatureCollection';
  features: readonly ZoneFeature[];
}

/** A zone of airspace as a feature of GeoJSON. */
export interface ZoneFeature {
  type: 'Feature';
  id?: string | number;
  geometry: ZoneGeometry;
  properties: ZoneProperties;
}

/** Longitude first, as in GeoJSON. */
export type Position = readonly [lng: number, lat: number, ...rest: number[]];

/** The outline of a zone, as in GeoJSON. */
export type ZoneGeometry =
  | { type: 'Polygon'; coordinates: readonly (readonly Position[])[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly (readonly Position[])[])[] };

/** What a map looks at: its centre, and its zoom as in web maps, 0 for the whole world. */
export interface MapPosition {
  center: LatLng;
  zoom: number;
}

/** What a map reports after a move. Bounds are wrapped: valid as a `bbox`. */
export interface MapMove extends MapPosition {
  bounds: MapBounds;
  /** The map stands where its page put it: nobody has moved it. */
  isStart?: boolean;
}

/** The texts of an adapter, already in the viewer's language. */
export interface MapTexts {
  language: Language;
  spot: (name: string, approximate: boolean) => string;
  cluster: (count: number) => string;
  draftPin: (coordinates: string) => string;
  you: string;
}

/** What the ground is drawn as. */
export const grounds = ['map', 'satellite', 'relief'] as const;
export type Ground = (typeof grounds)[number];

export type Unsubscribe = () => void;

/** Pixels at the map's edges that cards and the page's search cover. */
export interface Covered {
  left: number;
  top: number;
  bottom: number;
}

/** Pixels at each of the map's edges in which nothing may stand that has to be seen. */
export interface Room extends Covered {
  right: number;
}

export interface BoundsFit {
  /** Closest zoom level. Default: 14. */
  maxZoom?: number;
  /** The box is an earlier view to restore exactly, without room around it. */
  exact?: boolean;
  /** Default: 48 pixels at each edge. */
  room?: Room;
}

/** What is kept free around a box where nobody measured what lies over the map. */
export const usualRoom: Room = { left: 48, top: 48, right: 48, bottom: 48 };

/** One interface for every map. Each setter replaces what was set before. */
export interface MapAdapter {
  readonly kind: 'google' | 'leaflet' | 'fake';
  /** Which there are here, `map` always. */
  readonly grounds: readonly Ground[];
  setGround(ground: Ground): void;
  /** Called once the map is where its page wants it, with what the page has for it: its ground and its moves follow. */
  begin(): void;
  /** Moves there without animation. */
  setView(position: MapPosition): void;
  /** Moves so that the whole box is visible, without animation. */
  fitBounds(bounds: MapBounds, fit?: BoundsFit): void;
  zoomBy(steps: number): void;
  setSpots(spots: readonly MapSpot[], selectedId?: string, clusters?: readonly MapCluster[]): void;
  setZones(zones: MapZones | undefined): void;
  /** The line of a flight; `steps` colour the way on from each of its points. */
  setTrack(line: readonly LatLng[] | undefined, steps?: readonly TrackStep[]): void;
  /** The place on it that is read elsewhere on the page. */
  setTrackMark(point: LatLng | undefined): void;
  /** A pin that can be dragged and moved with the arrow keys; both report through `onPick`. */
  setDraftPin(point: LatLng | undefined): void;
  /** The viewer's position, with its accuracy in metres. */
  setYou(point: LatLng | undefined, accuracyMetres?: number): void;
  /** With picking on, a click, a tap or Enter (at the map's middle) reports a point through `onPick`. */
  setPicking(on: boolean): void;
  setTexts(texts: MapTexts): void;
  /** Moves the spot into the free part of the map. Keyboard focus stays where it is. */
  focusSpot(id: string, covered?: Covered): void;
  /** The same for any point. */
  focusPoint(point: LatLng, covered: Covered): void;
  onSelect(listener: (id: string) => void): Unsubscribe;
  onPick(listener: (point: LatLng) => void): Unsubscribe;
  onMove(listener: (move: MapMove) => void): Unsubscribe;
  /** The provider refused the map after it was drawn: another one has to take its place. */
  onFailure(listener: () => void): Unsubscribe;
  destroy(): void;
}

/** What an adapter starts with. */
export interface AdapterOptions {
  container: HTMLElement;
  position: MapPosition;
  texts: MapTexts;
  reducedMotion: boolean;
  /** The map is part of a page that scrolls: the wheel and one finger scroll the page until the map has focus. */
  inPage: boolean;
  dark: boolean;
}
