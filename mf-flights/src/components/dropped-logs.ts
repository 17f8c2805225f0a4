import { createContext } from 'react';

/** Files that were dropped on the list, until the form of a new flight reads them. */
export const DroppedLogs = createContext<{ current: File[] }>({ current: [] });
