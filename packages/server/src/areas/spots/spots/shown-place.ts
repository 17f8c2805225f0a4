/** Degrees of latitude in a cell: about 2 km. */
const cellHeight = 0.018;

export interface Place {
  lat: number;
  lng: number;
}

/**
 * The point that others see of a spot whose pilot keeps the exact place: the centre of the cell of a fixed grid. Every
 * point of a cell gives the same result, so repeated requests or small moves reveal nothing more. Rows of the
 * grid have as many cells as make them about square, a whole number, so that none is cut at the 180th meridian.
 */
export function cellCentre({ lat, lng }: Place): Place {
  const row = Math.min(Math.floor((lat + 90) / cellHeight), Math.floor(180 / cellHeight) - 1);
  const centreLat = -90 + (row + 0.5) * cellHeight;
  const cells = Math.max(1, Math.floor((360 * Math.cos((centreLat * Math.PI) / 180)) / cellHeight));
  const width = 360 / cells;
  const column = Math.min(Math.floor((lng + 180) / width), cells - 1);
  return { lat: round(centreLat), lng: round(-180 + (column + 0.5) * width) };
}

/** As it is stored: more digits say nothing, and next to zero the index of places cannot reckon with them. */
export function toCentimetre({ lat, lng }: Place): Place {
  // A negative zero would be one more zero.
  const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7 + 0;
  return { lat: rounded(lat), lng: rounded(lng) };
}

/** To about 0.1 m: more digits say nothing. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
