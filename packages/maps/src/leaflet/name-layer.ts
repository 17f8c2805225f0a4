import type { Language } from '@estela/contracts/values';
import type { Map as LeafletMap } from 'leaflet';
import { nearestLng } from '../geo/coordinates.ts';
import { fromMercator } from '../geo/mercator.ts';
import { namesAt, type PlaceName, withoutCollisions } from '../world/place-names.ts';
import styles from './leaflet-map.module.css';
import type { Covers } from './street-cover.ts';

/** Names of countries, provinces and towns, in a pane without pointer events and hidden from screen readers. */
export interface NameLayer {
  setNames(names: readonly PlaceName[]): void;
  /** Where another layer has names of its own. */
  setCovers(covers: Covers | undefined): void;
  setLanguage(language: Language): void;
}

export function createNameLayer(map: LeafletMap, initialLanguage: Language): NameLayer {
  const pane = map.createPane('names');
  pane.classList.add(styles.names ?? '');
  pane.setAttribute('aria-hidden', 'true');
  let language = initialLanguage;
  let names: readonly PlaceName[] = [];
  let covers: Covers | undefined;

  function isUncovered({ x, y }: PlaceName): boolean {
    if (!covers || map.getZoom() < covers.fromZoom) return true;
    return Boolean(covers.bounds && !covers.bounds.contains(fromMercator(x, y)));
  }

  function draw(): void {
    const zoom = map.getZoom();
    const center = map.getCenter();
    const view = map.getPixelBounds().pad(0.2);
    const placed = namesAt(names.filter(isUncovered), zoom, language, ({ x, y }) => {
      const { lat, lng } = fromMercator(x, y);
      return map.project([lat, nearestLng(lng, center.lng)], zoom);
    });
    const seen = withoutCollisions(placed.filter(({ x, y }) => view.contains([x, y])));
    const origin = map.getPixelOrigin();
    pane.replaceChildren(
      ...seen.map(({ text, kind, x, y }) => {
        const element = document.createElement('span');
        element.className = `${styles.name} ${styles[kind]}`;
        element.textContent = text;
        element.style.transform = `translate(${Math.round(x - origin.x)}px, ${Math.round(y - origin.y)}px)`;
        return element;
      }),
    );
  }

  map.on('zoomstart', () => pane.setAttribute('data-hidden', ''));
  map.on('zoomend', () => pane.removeAttribute('data-hidden'));
  map.on('moveend viewreset', draw);
  return {
    setNames(next) {
      names = next;
      draw();
    },
    setCovers(next) {
      covers = next;
      draw();
    },
    setLanguage(next) {
      if (next === language) return;
      language = next;
      draw();
    },
  };
}
