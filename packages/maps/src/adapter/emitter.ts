import type { Unsubscribe } from './map-adapter.ts';

/** Listeners of one event; `clear` removes them all. */
export interface Emitter<T> {
  emit(value: T): void;
  on(listener: (value: T) => void): Unsubscribe;
  clear(): void;
}

export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit(value) {
      for (const listener of [...listeners]) listener(value);
    },
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}
