import type { Language } from '@estela/contracts/values';
import type { Map as LeafletMap } from 'leaflet';
import { nearestLng } from '../geo/coordinates.ts';
import type { CountryPlace } from '../world/decode-world.ts';
import { placeNames, withoutCollisions } from '../world/place-names.ts';
import styles from './leaflet-map.module.css';

/** Names of countries and cities, in a pane without pointer events and hidden from screen readers. */
export interface NameLayer {
  setCountries(countries: readonly CountryPlace[]): void;
  setLanguage(language: Language): void;
}

export function createNameLayer(map: LeafletMap, initialLanguage: Language): NameLayer {
  const pane = map.createPane('names');
  pane.classList.add(styles.names ?? '');
  pane.setAttribute('aria-hidden', 'true');
  let language = initialLanguage;
  let countries: readonly CountryPlace[] = [];

  function draw(): void {
    const zoom = map.getZoom();
    const center = map.getCenter();
    const view = map.getPixelBounds().pad(0.2);
    const placed = placeNames(countries, zoom, language).map((name) => {
      const point = map.project([name.lat, nearestLng(name.lng, center.lng)], zoom);
      return { ...name, x: point.x, y: point.y };
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
    setCountries(next) {
      // The coarser scales lack small countries.
      if (next.length > countries.length) countries = next;
      draw();
    },
    setLanguage(next) {
      if (next === language) return;
      language = next;
      draw();
    },
  };
}
