import type { Language } from '@estela/contracts/values';
import { DomUtil, GridLayer, type Map as LeafletMap, latLngBounds } from 'leaflet';
import { PMTiles } from 'pmtiles';
import { labelRules, leafletLayer, paintRules } from 'protomaps-leaflet';
import { streetColours } from '../world/street-colours.ts';
import type { StreetLayer } from './street-cover.ts';

/** Zoom level from which streets say more than the packaged map. */
const fromZoom = 7;

/** The streets of a PMTiles file with Protomaps' layers, in the page's colours. */
export async function openStreets(
  map: LeafletMap,
  url: string,
  initialLanguage: Language,
): Promise<StreetLayer> {
  const file = new PMTiles(new URL(url, location.href).href);
  const { minLat, minLon, maxLat, maxLon, maxZoom } = await file.getHeader();
  const bounds = latLngBounds([minLat, minLon], [maxLat, maxLon]);
  // protomaps-leaflet takes Leaflet from here.
  Object.assign(globalThis, { L: { GridLayer, DomUtil } });
  let language = initialLanguage;
  const rules = () => {
    const colours = streetColours(map.getContainer());
    // Without a background: where the file ends, the packaged world shows.
    return { paintRules: paintRules(colours), labelRules: labelRules(colours, language) };
  };
  const layer = leafletLayer({
    ...rules(),
    url: file,
    lang: language,
    maxDataZoom: maxZoom,
    bounds,
    minZoom: fromZoom,
    zIndex: 2,
    attribution: '',
    devicePixelRatio: Math.min(2, window.devicePixelRatio || 1),
  });
  function repaint(): void {
    Object.assign(layer, rules());
    layer.clearLayout();
    if (map.hasLayer(layer as unknown as GridLayer)) layer.rerenderTiles();
  }
  return {
    // Typed as anything: its class is made when it is called.
    layer: layer as unknown as GridLayer,
    covers: { bounds, fromZoom },
    setLanguage(next) {
      if (next === language) return;
      language = next;
      repaint();
    },
    repaint,
  };
}
