import { useState } from 'react';

/**
 * Whether a form that the address asks for is open: for those who may send it. Once open it stays, whatever its writer may
 * do by then: they are told when they send it, and keep what they typed.
 */
export function useOpenForm(isAsked: boolean, mayWrite: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = isAsked && (wasOpen || mayWrite);
  if (isOpen !== wasOpen) setWasOpen(isOpen);
  return isOpen;
}
