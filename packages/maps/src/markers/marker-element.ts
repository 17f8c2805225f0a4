import { cx } from '@estela/ui';
import type { MapItem } from '../clusters/cluster-index.ts';
import styles from './marker.module.css';
import { draftShape, spotShape } from './marker-shapes.ts';

export interface MarkerLook {
  item: MapItem;
  /** Accessible name, unique on the map. */
  name: string;
  selected: boolean;
}

/** A focusable button for a spot or a cluster. The tip of the pin is at the element's origin. */
export function createMarkerButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  return button;
}

/** Updates a marker's look. What has not changed is left alone, so that focus and transitions survive. */
export function dressMarker(element: HTMLElement, { item, name, selected }: MarkerLook): void {
  const look = JSON.stringify([item.kind, name, selected, item.kind === 'cluster' ? item.count : item.shift]);
  if (element.dataset.look === look) return;
  element.dataset.look = look;
  element.setAttribute('aria-label', name);
  if (item.kind === 'cluster') dressCluster(element, item);
  else dressSpot(element, item, selected);
}

function clusterSize(count: number): string | undefined {
  if (count < 10) return styles.small;
  return count < 100 ? styles.medium : styles.large;
}

function dressCluster(element: HTMLElement, { count, mine }: Extract<MapItem, { kind: 'cluster' }>): void {
  element.className = cx(styles.cluster, clusterSize(count), mine && styles.mine);
  wordsOf(element).textContent = count > 999 ? `${Math.floor(count / 1000)}k` : String(count);
}

function dressSpot(
  element: HTMLElement,
  { spot, shift }: Extract<MapItem, { kind: 'spot' }>,
  selected: boolean,
): void {
  element.className = cx(
    styles.pin,
    spot.mine && styles.mine,
    spot.approximateMetres !== undefined && styles.approximate,
    selected && styles.selected,
  );
  element.dataset.spot = spot._id;
  element.style.setProperty('--shift-x', `${shift.x}px`);
  element.style.setProperty('--shift-y', `${shift.y}px`);
  if (element.tagName === 'BUTTON') element.setAttribute('aria-pressed', String(selected));
  if (!element.firstChild) element.append(spotShape());
  const label = wordsOf(element);
  label.className = styles.label ?? '';
  label.textContent = spot.name;
}

/**
 * What is drawn in a marker stays: a press on it selects the marker before the map receives the press, and a map that no
 * longer finds the pressed part within a marker takes it for a press on the ground.
 */
function wordsOf(element: HTMLElement): HTMLElement {
  const known = element.querySelector('span');
  if (known) return known;
  const words = document.createElement('span');
  element.append(words);
  return words;
}

/** The pin of the place being chosen. */
export function createDraftElement(tag: 'button' | 'div'): HTMLElement {
  const element = document.createElement(tag);
  if (element instanceof HTMLButtonElement) element.type = 'button';
  element.className = cx(styles.pin, styles.draft);
  element.append(draftShape());
  return element;
}

/** The viewer's position: a dot, with a text for screen readers. */
export function createYouElement(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.you ?? '';
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', name);
  return element;
}

/** Where a flight began or ended, or was at the moment that is read: the page says so in words. */
export function createTrackDot(kind: 'start' | 'end' | 'mark'): HTMLElement {
  const element = document.createElement('div');
  element.className = cx(styles.trackDot, styles[kind]);
  element.ariaHidden = 'true';
  return element;
}

/** A pin that cannot be pressed, its tip at its origin. */
export function createPinPicture({
  mine,
  approximate,
}: {
  mine: boolean;
  approximate: boolean;
}): HTMLElement {
  const element = document.createElement('div');
  element.className = cx(styles.pin, mine && styles.mine, approximate && styles.approximate);
  element.append(spotShape());
  return element;
}
