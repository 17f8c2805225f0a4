import type { Map as LeafletMap } from 'leaflet';
import { wrapLng } from '../geo/coordinates.ts';
import { graticuleStep, gridLabel, gridValues } from '../world/graticule.ts';
import styles from './leaflet-map.module.css';

/** Pixels from the corner where the two scales would meet. */
const corner = 28;

/** Degrees written along the top and left edges, where the grid's lines leave the map. Hidden from screen readers. */
export function createEdgeScale(map: LeafletMap): void {
  const frame = document.createElement('div');
  frame.className = styles.scale ?? '';
  frame.setAttribute('aria-hidden', 'true');
  map.getContainer().append(frame);
  let asked = 0;

  function tick(text: string, axis: string | undefined, at: number): HTMLElement {
    const element = document.createElement('span');
    element.className = `${styles.tick} ${axis}`;
    element.textContent = text;
    element.style.setProperty('--at', `${Math.round(at)}px`);
    return element;
  }

  function draw(): void {
    asked = 0;
    const step = graticuleStep(map.getZoom());
    const bounds = map.getBounds();
    const middle = map.getCenter();
    const meridians = gridValues(bounds.getWest(), bounds.getEast(), step).map((lng) => {
      const { x } = map.latLngToContainerPoint([middle.lat, lng]);
      return x < corner
        ? undefined
        : tick(gridLabel(Number(wrapLng(lng).toFixed(4)), 'lng'), styles.meridian, x);
    });
    const parallels = gridValues(bounds.getSouth(), bounds.getNorth(), step).map((lat) => {
      const { y } = map.latLngToContainerPoint([lat, middle.lng]);
      return y < corner ? undefined : tick(gridLabel(lat, 'lat'), styles.parallel, y);
    });
    frame.replaceChildren(...[...meridians, ...parallels].filter((element) => element !== undefined));
  }

  const ask = () => {
    asked ||= requestAnimationFrame(draw);
  };
  map.on('zoomstart', () => frame.setAttribute('data-hidden', ''));
  map.on('zoomend', () => frame.removeAttribute('data-hidden'));
  map.on('move moveend resize', ask);
  map.on('unload', () => cancelAnimationFrame(asked));
  ask();
}
