import { useEffect, useRef } from 'react';

/**
 * Takes the focus from a marker or a row that was just pressed, and returns it at the end. A card that was open
 * when the page loaded (a shared link) does not take it.
 */
export function useBorrowedFocus<Element extends HTMLElement>() {
  const target = useRef<Element>(null);
  useEffect(() => {
    const lender = document.activeElement;
    if (!(lender instanceof HTMLElement) || lender === document.body || lender.tagName === 'MAIN') return;
    target.current?.focus({ preventScroll: true });
    return () => {
      if (lender.isConnected) lender.focus({ preventScroll: true });
    };
  }, []);
  return target;
}
