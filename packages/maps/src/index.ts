export { canFindPlaces, findPlace } from './adapter/find-place.ts';
export type {
  MapAdapter,
  MapCluster,
  MapMove,
  MapPosition,
  MapSpot,
  MapZones,
  ZoneFeature,
  ZoneGeometry,
  ZoneProperties,
} from './adapter/map-adapter.ts';
export type { MapSettings } from './adapter/map-settings.ts';
export { boundsCenter, boundsOf, formatBbox, lngSpan, type MapBounds, parseBbox } from './geo/bounds.ts';
export { formatCoordinates, type LatLng, toWirePoint, wrapLng } from './geo/coordinates.ts';
export { type CoordinateProblem, type ParsedCoordinates, parseCoordinates } from './geo/parse-coordinates.ts';
export { MapThumb, type MapThumbProps } from './thumb/map-thumb.tsx';
export type { TrackStep } from './track/track-runs.ts';
export { TrackScale, type TrackScaleProps } from './track/track-scale.tsx';
export { MapView, type MapViewProps } from './view/map-view.tsx';
export { type Fix, type GeolocationStatus, useGeolocation } from './view/use-geolocation.ts';
export { useMapsTexts } from './view/use-maps-texts.ts';
export type { NamedView } from './view/use-named-view.ts';
export { ZoneLegend, type ZoneLegendProps } from './view/zone-legend.tsx';
export { ZoneSwatch } from './view/zone-swatch.tsx';
export { isOffCoast } from './world/coast.ts';
export { townNear } from './world/town-near.ts';
