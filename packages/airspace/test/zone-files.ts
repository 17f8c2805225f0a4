interface SquareOptions {
  /** Centre; longitude first. */
  at?: [number, number];
  /** Half of a side, in degrees. */
  half?: number;
  lower?: number | null;
  lowerReference?: string;
  upper?: number | null;
  properties?: object;
}

/** A square zone of an ED-318 file around Madrid, made up. */
export function square(identifier: string, type: string, options: SquareOptions = {}): object {
  const { at = [-3.7, 40.4], half = 0.05, lower = 0, lowerReference = 'AGL', upper = 120 } = options;
  return {
    type: 'Feature',
    geometry: {
      type: 'Polygon',
      coordinates: [ringAround(at, half)],
      layer: { lower, lowerReference, upper, upperReference: 'AGL', uom: 'M' },
    },
    properties: {
      identifier,
      country: 'ESP',
      type,
      variant: 'COMMON',
      ...options.properties,
    },
  };
}

export function ringAround([lng, lat]: [number, number], half: number): [number, number][] {
  const [west, south, east, north] = [lng - half, lat - half, lng + half, lat + half];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** An ED-318 file. */
export function zoneFile(features: object[], metadata: object = {}): object {
  return {
    type: 'FeatureCollection',
    name: 'Zonas de prueba',
    metadata,
    features,
  };
}

/** An ED-269 zone around Madrid, made up after the shape of live ones; `volume` overrides fields of its one volume. */
export function ed269Zone(fields: object = {}, volume: object = {}) {
  return {
    identifier: 'FI-R-EFHK',
    country: 'FIN',
    name: 'Prueba',
    type: 'COMMON',
    restriction: 'REQ_AUTHORISATION',
    reason: ['AIR_TRAFFIC'],
    applicability: [{ permanent: 'YES' }],
    geometry: [
      {
        uomDimensions: 'M',
        lowerLimit: 0,
        lowerVerticalReference: 'AGL',
        upperLimit: 120,
        upperVerticalReference: 'AGL',
        horizontalProjection: {
          type: 'Polygon',
          coordinates: [ringAround([-3.7, 40.4], 0.05)],
        },
        ...volume,
      },
    ],
    ...fields,
  };
}
