import type { Volume, Zone } from '../zone.ts';
import { readArea } from './read-shapes.ts';
import { readZone } from './read-zone.ts';
import {
  type Fields,
  fieldsOf,
  given,
  isFields,
  isGiven,
  parseJson,
  type Report,
  readableOf,
  textOf,
  UnreadableZone,
} from './reading.ts';
import { readLimits } from './vertical-limits.ts';

/**
 * A zone of an ED-318 file: GeoJSON with a vertical layer and, for circles, an extent inside the geometry. ENAIRE's
 * layers and files have the same fields all flat in the properties, or nested in a `UASZone` among them.
 */
export function readEd318Zone(feature: unknown, report: Report): Zone {
  if (!isFields(feature)) throw new UnreadableZone('is no object');
  const { properties, geometry } = fieldsOf(feature);
  const outer = fieldsOf(properties);
  if (!isFields(properties)) report.notice('has no properties');
  const fields: Fields = {
    ...fieldsOf(properties, outer.uaszone),
    uaszone: undefined,
  };
  const volumes = readVolumes(geometry, layerOf(fields), report);
  const contact = { ...fields, name: fields.nameauthority };
  return readZone(
    { ...fields, zoneauthority: fields.zoneauthority ?? contact },
    whenOf(fields),
    volumes,
    feature,
    report,
  );
}

/** The vertical layer in the properties, or its fields flat there. */
function layerOf(fields: Fields): Fields {
  const layer = given(fields, 'verticallayer', 'layer');
  return isGiven(layer) ? fieldsOf(layer) : fields;
}

function readVolumes(geometry: unknown, outer: Fields, report: Report): Volume[] {
  if (!isFields(geometry)) throw new UnreadableZone('has no geometry');
  const fields = fieldsOf(geometry);
  const layer = isGiven(fields.layer) ? fieldsOf(fields.layer) : outer;
  if (Array.isArray(fields.geometries))
    return readableOf(fields.geometries, (part) => readVolumes(part, layer, report), report);
  const shapes = readArea(fields, report);
  const limits = readLimits(layer, report);
  return shapes.map((shape) => ({ shape, ...limits }));
}

/** The list of times, where a layer gives it as text too, else one of the flat fields; nothing: always. */
function whenOf(fields: Fields): unknown {
  const stated = given(fields, 'limitedapplicability', 'applicability');
  const text = textOf(stated);
  // What is not JSON goes on as it is: the reader takes it as always in force.
  if (text !== null) return parseJson(text) ?? text;
  if (isGiven(stated)) return stated;
  const { day, starttime, startevent, endtime, endevent } = fields;
  const hasHours = [starttime, startevent, endtime, endevent].some(isGiven);
  const isAny = !isGiven(day) || textOf(day)?.toUpperCase() === 'ANY';
  const schedule = hasHours || !isAny ? { day, starttime, startevent, endtime, endevent } : undefined;
  return [{ ...fields, schedule: schedule ?? fields.schedule }];
}
