import type { Volume, Zone } from '../zone.ts';
import { readCircle, readPolygons } from './read-shapes.ts';
import { readZone } from './read-zone.ts';
import { isFields, listOf, type Notice, UnreadableZone } from './reading.ts';
import { readLimits } from './vertical-limits.ts';

/** A zone of an ED-269 file: its features look like GeoJSON and are not. */
export function readEd269Zone(feature: unknown, notice: Notice): Zone {
  if (!isFields(feature)) throw new UnreadableZone('is no object');
  const volumes = listOf(feature.geometry).flatMap((part) => readVolumes(part, notice));
  return readZone(feature, feature.applicability, volumes, feature, notice);
}

function readVolumes(part: unknown, notice: Notice): Volume[] {
  const projection = isFields(part) ? part.horizontalProjection : undefined;
  if (!isFields(part) || !isFields(projection)) throw new UnreadableZone('has a volume without a projection');
  const given = {
    lower: part.lowerLimit,
    lowerReference: part.lowerVerticalReference,
    upper: part.upperLimit,
    upperReference: part.upperVerticalReference,
    uom: part.uomDimensions,
  };
  const limits = readLimits(given, notice);
  const shapes =
    projection.type === 'Circle'
      ? [readCircle(projection.center, projection.radius)]
      : readPolygons(projection.type, projection.coordinates);
  return shapes.map((shape) => ({ shape, ...limits }));
}
