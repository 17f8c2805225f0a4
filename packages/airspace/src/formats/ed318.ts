import type { Volume, Zone } from '../zone.ts';
import { readCircle, readPolygons } from './read-shapes.ts';
import { readZone } from './read-zone.ts';
import { type Fields, isFields, type Notice, UnreadableZone } from './reading.ts';
import { readLimits } from './vertical-limits.ts';

/** A zone of an ED-318 file: GeoJSON with a vertical layer and, for circles, an extent inside the geometry. */
export function readEd318Zone(feature: unknown, notice: Notice): Zone {
  const properties = isFields(feature) ? feature.properties : undefined;
  if (!isFields(feature) || !isFields(properties)) throw new UnreadableZone('has no properties');
  const layer = isFields(properties.verticalLayer) ? properties.verticalLayer : undefined;
  const volumes = readVolumes(feature.geometry, layer, notice);
  return readZone(properties, properties.limitedApplicability, volumes, feature, notice);
}

function readVolumes(geometry: unknown, outer: Fields | undefined, notice: Notice): Volume[] {
  if (!isFields(geometry)) throw new UnreadableZone('has no geometry');
  const layer = isFields(geometry.layer) ? geometry.layer : outer;
  if (geometry.type === 'GeometryCollection') {
    if (!Array.isArray(geometry.geometries))
      throw new UnreadableZone('has an empty collection of geometries');
    return geometry.geometries.flatMap((part) => readVolumes(part, layer, notice));
  }
  const { lower, lowerReference, upper, upperReference, uom } = layer ?? {};
  const limits = readLimits({ lower, lowerReference, upper, upperReference, uom }, notice);
  return readShapes(geometry).map((shape) => ({ shape, ...limits }));
}

function readShapes(geometry: Fields) {
  if (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') {
    return readPolygons(geometry.type, geometry.coordinates);
  }
  if (geometry.type !== 'Point') throw new UnreadableZone(`has a geometry of type ${String(geometry.type)}`);
  const { extent } = geometry;
  if (!isFields(extent) || extent.subType !== 'Circle')
    throw new UnreadableZone('is a point without a circle around it');
  return [readCircle(geometry.coordinates, extent.radius)];
}
