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
  const types = dataTransfer?.types ?? [];
  const isOn = (fields: string) => target instanceof Element && target.matches(fields);
  // Who takes files has said so, or is the browser's own field. A picture that is a link is also text to write.
  const isTaken =
    defaultPrevented ||
    isOn('input[type="file"]') ||
    (types.includes('text/uri-list') && isOn('input, textarea'));
  if (isTaken || !dataTransfer || !types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
