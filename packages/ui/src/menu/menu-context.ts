import { createContext } from 'react';

/** Closes the menu around an item; the focus goes back to the trigger. */
export const CloseMenu = createContext<() => void>(() => {});

/** Which item takes the focus on opening; by pointer none does, the menu itself holds it. */
export type FocusOnOpening = 'first' | 'last' | 'none';

/** For a menu that the press on its trigger has mounted. */
export const FocusOnMounting = createContext<FocusOnOpening>('none');
