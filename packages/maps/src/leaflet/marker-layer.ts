import { DomEvent, divIcon, type LatLngBounds, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import type { MapCluster, MapSpot, MapTexts } from '../adapter/map-adapter.ts';
import {
  type ClusterIndex,
  createClusterIndex,
  type MapItem,
  sameClusters,
  sameSpots,
  uniqueNames,
} from '../clusters/cluster-index.ts';
import { boundsOf } from '../geo/bounds.ts';
import { type LatLng, nearestLng } from '../geo/coordinates.ts';
import { createMarkerButton, dressMarker } from '../markers/marker-element.ts';
import { viewBounds } from './view-bounds.ts';

interface Shown {
  marker: Marker;
  element: HTMLElement;
  item: MapItem;
}

export interface MarkerLayer {
  setSpots(
    spots: readonly MapSpot[],
    selectedId: string | undefined,
    clusters: readonly MapCluster[] | undefined,
  ): void;
  setTexts(texts: MapTexts): void;
  spot(id: string): MapSpot | undefined;
}

interface MarkerActions {
  select: (id: string) => void;
  open: (corners: readonly LatLng[]) => void;
}

/** Share of the view's size that markers reach beyond it on each side. */
const beyond = 0.25;

/** Spots and clusters as buttons, in reading order from north to south. */
export function createMarkerLayer(
  map: LeafletMap,
  initialTexts: MapTexts,
  actions: MarkerActions,
): MarkerLayer {
  const shown = new Map<string, Shown>();
  let index: ClusterIndex = createClusterIndex([]);
  let names = new Map<string, string>();
  let texts = initialTexts;
  let spots: readonly MapSpot[] = [];
  let clusters: readonly MapCluster[] | undefined;
  let selectedId: string | undefined;
  /** What the drawn markers are good for: a move within it needs no others. */
  let drawn: { zoom: number; bounds: LatLngBounds } | undefined;

  function activate(key: string): void {
    const item = shown.get(key)?.item;
    if (item?.kind === 'spot') actions.select(item.spot._id);
    if (item?.kind !== 'cluster') return;
    // The focused button is about to go: focus moves to its first spot, or to the cluster that absorbed it.
    if (document.activeElement === shown.get(key)?.element) focusAfterMove(index.membersOf(key));
    actions.open(index.cornersOf(key));
  }

  function focusAfterMove(members: readonly string[]): void {
    const ids = new Set(members);
    map.once('moveend', () => {
      const heir = [...shown.values()].find(({ item }) =>
        item.kind === 'spot' ? ids.has(item.spot._id) : index.membersOf(item.key).some((id) => ids.has(id)),
      );
      heir?.element.focus({ preventScroll: true });
    });
  }

  function add(item: MapItem): Shown {
    const element = createMarkerButton();
    const icon = divIcon({ html: element, className: '', iconSize: [0, 0] });
    const added = { element, item, marker: marker([0, 0], { icon, keyboard: false, interactive: false }) };
    DomEvent.disableClickPropagation(element);
    element.addEventListener('click', () => activate(item.key));
    // Keeps the map from handling the arrow keys and Enter of a focused marker.
    element.addEventListener('keydown', (event) => event.stopPropagation());
    for (const type of ['focus', 'mouseenter'] as const)
      element.addEventListener(type, () => added.marker.setZIndexOffset(2000));
    for (const type of ['blur', 'mouseleave'] as const) element.addEventListener(type, () => lift(added));
    return added;
  }

  const isSelected = (item: MapItem) => item.kind === 'spot' && item.spot._id === selectedId;
  const lift = ({ marker: pin, item }: Shown) => pin.setZIndexOffset(isSelected(item) ? 1000 : 0);

  function nameOf(item: MapItem): string {
    if (item.kind === 'cluster') return texts.cluster(item.count);
    return texts.spot(names.get(item.spot._id) ?? item.spot.name, Boolean(item.spot.approximateMetres));
  }

  function drawMoved(): void {
    // Bounds of the map are not wrapped: another turn of the globe is another place.
    if (drawn?.zoom !== map.getZoom() || !drawn.bounds.contains(map.getBounds())) draw();
  }

  function draw(): void {
    const center = map.getCenter();
    drawn = { zoom: map.getZoom(), bounds: map.getBounds().pad(beyond) };
    const items = index
      .items(viewBounds(map, beyond), map.getZoom(), selectedId)
      .sort((a, b) => b.point.lat - a.point.lat || a.point.lng - b.point.lng);
    const keys = new Set(items.map((item) => item.key));
    for (const [key, gone] of shown) {
      if (keys.has(key)) continue;
      gone.marker.remove();
      shown.delete(key);
    }
    for (const item of items) {
      const entry = shown.get(item.key) ?? add(item);
      entry.item = item;
      entry.marker.setLatLng([item.point.lat, nearestLng(item.point.lng, center.lng)]);
      dressMarker(entry.element, { item, name: nameOf(item), selected: isSelected(item) });
      if (!shown.has(item.key)) entry.marker.addTo(map);
      shown.set(item.key, entry);
      if (document.activeElement !== entry.element) lift(entry);
    }
    orderElements(items.flatMap((item) => shown.get(item.key) ?? []));
  }

  /** Tab visits the markers in reading order. A focused one is not moved in the DOM: that would drop the focus. */
  function orderElements(entries: readonly Shown[]): void {
    const pane = map.getPane('markerPane');
    const icons = entries.flatMap((entry) => entry.marker.getElement() ?? []);
    if (!pane || icons.some((icon) => icon.contains(document.activeElement))) return;
    const current = [...pane.children].filter((child) => icons.includes(child as HTMLElement));
    if (icons.some((icon, i) => icon !== current[i])) pane.append(...icons);
  }

  map.on('moveend', drawMoved);
  return {
    setSpots(nextSpots, nextSelected, nextClusters) {
      const isNew = !sameSpots(nextSpots, spots) || !sameClusters(nextClusters, clusters);
      if (!isNew && nextSelected === selectedId) return drawMoved();
      if (isNew) {
        [spots, clusters] = [nextSpots, nextClusters];
        index = createClusterIndex(spots, clusters);
        names = uniqueNames(spots);
      }
      selectedId = nextSelected;
      draw();
    },
    setTexts(next) {
      texts = next;
      draw();
    },
    spot: (id) => index.spot(id),
  };
}

/** The box that opens a cluster, or undefined for spots that share one point. */
export function openingBounds(corners: readonly LatLng[]) {
  const bounds = boundsOf(corners);
  const apart = bounds && (bounds.north > bounds.south || bounds.east !== bounds.west);
  return apart ? bounds : undefined;
}
