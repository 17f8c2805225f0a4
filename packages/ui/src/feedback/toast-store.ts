import type { ReactNode } from 'react';

/** What a toast is: its colour and its sign. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

/** The one button of a toast; pressing it closes the toast. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

/** What `toast` shows: text, tone, a button, and for how many milliseconds. */
export interface ToastInput {
  text: ReactNode;
  tone?: ToastTone;
  action?: ToastAction;
  /** Milliseconds on screen; 0 stays until closed. Toasts with an action stay longer by default. */
  duration?: number;
}

export interface ToastEntry extends ToastInput {
  id: number;
  tone: ToastTone;
  duration: number;
}

/** More would cover the screen; the oldest is removed. */
const shownAtOnce = 3;
const durations = { plain: 5_000, withAction: 10_000 };

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a message that disappears by itself. Returns the id with which to remove it sooner. */
export function toast(input: ToastInput | string): number {
  const given = typeof input === 'string' ? { text: input } : input;
  const duration = given.duration ?? (given.action ? durations.withAction : durations.plain);
  lastId += 1;
  publish([...entries, { tone: 'info' as const, ...given, duration, id: lastId }].slice(-shownAtOnce));
  return lastId;
}

/** Removes one toast, or all of them. */
export function dismissToast(id?: number): void {
  publish(id === undefined ? [] : entries.filter((entry) => entry.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}
