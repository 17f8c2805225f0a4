/** Whether a map can show it: a broken answer may lack the place. */
export function hasPlace(spot: { location?: { lat: number; lng: number } }): boolean {
  return Number.isFinite(spot.location?.lat) && Number.isFinite(spot.location?.lng);
}
