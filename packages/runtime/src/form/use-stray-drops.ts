import { useEffect } from 'react';

const moves = ['dragover', 'drop'] as const;

/** Keeps the page when a file is dropped beside the field that takes it: the browser would open the file in its place. */
export function useStrayDrops(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    for (const move of moves) window.addEventListener(move, refuse);
    return () => {
      for (const move of moves) window.removeEventListener(move, refuse);
    };
  }, [isWanted]);
}

function refuse(event: DragEvent): void {
  const { dataTransfer, defaultPrevented, target } = event;
  // A field that takes files has said so, or is the browser's own.
  const isTaken = defaultPrevented || (target instanceof Element && target.matches('input[type="file"]'));
  if (isTaken || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
