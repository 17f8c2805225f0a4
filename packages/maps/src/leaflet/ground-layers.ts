import type { Language } from '@estela/contracts/values';
import { watchTheme } from '@estela/ui/theme';
import { type Layer, type Map as LeafletMap, TileLayer } from 'leaflet';
import { type Ground, grounds } from '../adapter/map-adapter.ts';
import type { MapSettings } from '../adapter/map-settings.ts';
import type { NameLayer } from './name-layer.ts';
import type { Covers, StreetLayer } from './street-cover.ts';

/** Most servers of pictures have no more; beyond, theirs are enlarged. */
const deepestPicture = 17;

const everywhere: Covers = { fromZoom: 0 };

/** What the operator lays over the packaged world: streets, and pictures to choose from. */
export function createGroundLayers(
  map: LeafletMap,
  { mapFile, mapLayers = [] }: MapSettings,
  names: NameLayer,
  initialLanguage: Language,
) {
  let ground: Ground = 'map';
  let language = initialLanguage;
  let streets: (Pick<StreetLayer, 'layer' | 'covers'> & Partial<StreetLayer>) | undefined;
  let picture: Layer | undefined;
  let stopped = false;

  const layerOf = (kind: string) => {
    const found = mapLayers.find((layer) => layer.kind === kind);
    return (
      found &&
      new TileLayer(found.url, { maxNativeZoom: deepestPicture, maxZoom: 18, zIndex: 3, crossOrigin: false })
    );
  };

  function show(): void {
    picture?.remove();
    picture = ground === 'map' ? undefined : layerOf(ground);
    picture?.addTo(map);
    if (picture) streets?.layer.remove();
    else streets?.layer.addTo(map);
    // A picture from above names nothing; a drawn map has its names.
    if (ground === 'satellite') names.setCovers(undefined);
    else names.setCovers(ground === 'relief' ? everywhere : streets?.covers);
  }

  const drawn = layerOf('streets');
  if (drawn) streets = { layer: drawn, covers: everywhere };
  // A file that cannot be read leaves the packaged map, which needs nothing.
  if (mapFile)
    import(/* webpackChunkName: "map-streets" */ './street-layer.ts')
      .then(({ openStreets }) => openStreets(map, mapFile, language))
      .then((opened) => {
        if (stopped) return;
        streets = opened;
        opened.setLanguage(language);
        show();
      })
      .catch(() => undefined);
  show();
  const stopWatching = watchTheme(() => streets?.repaint?.());
  return {
    grounds: grounds.filter((kind) => kind === 'map' || mapLayers.some((layer) => layer.kind === kind)),
    set(next: Ground) {
      ground = next;
      show();
    },
    setLanguage(next: Language) {
      language = next;
      streets?.setLanguage?.(next);
    },
    stop() {
      stopped = true;
      stopWatching();
    },
  };
}
