import type { Flight } from '@estela/contracts';
import { createContext, use, useSyncExternalStore } from 'react';

export type Chosen = Pick<Flight, '_id' | 'title' | 'visibility'>;

/** Flights that are chosen, in the order in which they were. A store of its own: a choice draws its card alone. */
export class Selection {
  #chosen: ReadonlyMap<string, Chosen> = new Map();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly chosen = (): ReadonlyMap<string, Chosen> => this.#chosen;

  toggle(flight: Chosen): void {
    const next = new Map(this.#chosen);
    if (!next.delete(flight._id)) next.set(flight._id, flight);
    this.#publish(next);
  }

  replace(flights: readonly Chosen[]): void {
    this.#publish(new Map(flights.map((flight) => [flight._id, flight])));
  }

  #publish(next: ReadonlyMap<string, Chosen>): void {
    this.#chosen = next;
    for (const listener of this.#listeners) listener();
  }
}

/** While flights are being chosen. */
export const SelectionContext = createContext<Selection | undefined>(undefined);

export function useSelection(): Selection | undefined {
  return use(SelectionContext);
}

export function useIsChosen(selection: Selection, id: string): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.chosen().has(id));
}
