import { createContext } from 'react';

/** Closes the menu around an item; the focus goes back to the trigger. */
export const CloseMenu = createContext<() => void>(() => {});
