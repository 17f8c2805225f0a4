import { createContext } from 'react';

/** Which item takes the focus on opening; by pointer none does, the menu itself holds it. */
export type FocusOnOpening = 'first' | 'last' | 'none';

/** For a menu that the press on its trigger has mounted. */
export const FocusOnMounting = createContext<FocusOnOpening>('none');

/** The item that an arrow on the trigger leads to as it opens the menu. */
export const focusByArrow: Partial<Record<string, FocusOnOpening>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** A click without a press is the keyboard's. */
export const focusByClick = ({ detail }: { detail: number }): FocusOnOpening =>
  detail === 0 ? 'first' : 'none';
