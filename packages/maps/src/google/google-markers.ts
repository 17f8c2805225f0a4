import type { MapCluster, MapMove, MapSpot, MapTexts } from '../adapter/map-adapter.ts';
import {
  type ClusterIndex,
  createClusterIndex,
  type MapItem,
  sameClusters,
  sameSpots,
  uniqueNames,
} from '../clusters/cluster-index.ts';
import { boundsOf } from '../geo/bounds.ts';
import { dressMarker } from '../markers/marker-element.ts';
import type { GoogleLibraries } from './load-google.ts';

type AdvancedMarker = google.maps.marker.AdvancedMarkerElement;

interface Shown {
  marker: AdvancedMarker;
  face: HTMLElement;
  item: MapItem;
}

/** Spots and clusters as advanced markers: Google makes each a focusable button named by its title. */
export function createGoogleMarkers(
  { marker: library, core }: GoogleLibraries,
  map: google.maps.Map,
  onSelect: (id: string) => void,
) {
  const shown = new Map<string, Shown>();
  let index: ClusterIndex = createClusterIndex([]);
  let spots: readonly MapSpot[] = [];
  let clusters: readonly MapCluster[] | undefined;
  let names = new Map<string, string>();
  let selectedId: string | undefined;

  function activate(key: string): void {
    const item = shown.get(key)?.item;
    if (item?.kind === 'spot') onSelect(item.spot._id);
    const bounds = item?.kind === 'cluster' ? boundsOf(index.cornersOf(key)) : undefined;
    if (bounds) map.fitBounds(bounds, 48);
  }

  function add(item: MapItem): Shown {
    const origin = document.createElement('div');
    const face = document.createElement('div');
    face.setAttribute('aria-hidden', 'true');
    origin.append(face);
    const marker = new library.AdvancedMarkerElement({ map, content: origin, gmpClickable: true });
    marker.addEventListener('gmp-click', () => activate(item.key));
    return { marker, face, item };
  }

  function nameOf(item: MapItem, texts: MapTexts): string {
    if (item.kind === 'cluster') return texts.cluster(item.count);
    return texts.spot(names.get(item.spot._id) ?? item.spot.name, Boolean(item.spot.approximateMetres));
  }

  function drop(key: string, { marker }: Shown): void {
    core.event.clearInstanceListeners(marker);
    marker.map = null;
    shown.delete(key);
  }

  return {
    setSpots(
      next: readonly MapSpot[],
      nextSelected: string | undefined,
      nextClusters: readonly MapCluster[] | undefined,
    ) {
      selectedId = nextSelected;
      if (sameSpots(next, spots) && sameClusters(nextClusters, clusters)) return;
      [spots, clusters] = [next, nextClusters];
      index = createClusterIndex(spots, clusters);
      names = uniqueNames(spots);
    },
    spot: (id: string) => index.spot(id),
    draw({ bounds, zoom }: MapMove, texts: MapTexts) {
      const items = index.items(bounds, zoom, selectedId);
      const keys = new Set(items.map((item) => item.key));
      for (const [key, gone] of [...shown]) if (!keys.has(key)) drop(key, gone);
      for (const item of items) {
        const entry = shown.get(item.key) ?? add(item);
        shown.set(item.key, entry);
        const selected = item.kind === 'spot' && item.spot._id === selectedId;
        entry.item = item;
        entry.marker.position = item.point;
        entry.marker.title = nameOf(item, texts);
        entry.marker.zIndex = selected ? 1000 : null;
        dressMarker(entry.face, { item, name: entry.marker.title, selected });
      }
    },
    clear() {
      for (const [key, entry] of [...shown]) drop(key, entry);
    },
  };
}
