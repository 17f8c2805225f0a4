import type { Volume, Zone } from '../zone.ts';
import { readArea } from './read-shapes.ts';
import { readZone } from './read-zone.ts';
import { fieldsOf, isFields, listOf, type Report, readableOf, UnreadableZone } from './reading.ts';
import { readLimits } from './vertical-limits.ts';

/** A zone of an ED-269 file: its features look like GeoJSON and are not. */
export function readEd269Zone(feature: unknown, report: Report): Zone {
  if (!isFields(feature)) throw new UnreadableZone('is no object');
  const fields = fieldsOf(feature);
  const volumes = readableOf(listOf(fields.geometry), (part) => readVolumes(part, report), report);
  return readZone(fields, fields.applicability, volumes, feature, report);
}

function readVolumes(part: unknown, report: Report): Volume[] {
  const volume = fieldsOf(part);
  if (!isFields(volume.horizontalprojection)) throw new UnreadableZone('has a volume without a projection');
  const shapes = readArea(fieldsOf(volume.horizontalprojection), report);
  const limits = readLimits(volume, report);
  return shapes.map((shape) => ({ shape, ...limits }));
}
