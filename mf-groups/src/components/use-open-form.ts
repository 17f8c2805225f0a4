import { useState } from 'react';

/**
 * Whether the form in the address is open: only for pilots who may send it. Once open it stays, whatever they may
 * do by then: the error is shown when they send it, and the typed text stays.
 */
export function useOpenForm(isAsked: boolean, mayWrite: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = isAsked && (wasOpen || mayWrite);
  if (isOpen !== wasOpen) setWasOpen(isOpen);
  return isOpen;
}
