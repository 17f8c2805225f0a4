import { afterPaint } from '@estela/ui/after-paint';

/** Milliseconds that drawings may take together before the page may answer again. */
const slice = 8;

/** Milliseconds that drawings wait at most for the page to be idle. */
const longestWait = 200;

const waiting = new Map<object, () => void>();
let isDrawing = false;

/**
 * Draws after the page has been painted, one drawing after the other, and lets the page answer in between. One that
 * still waits for the same `sheet` is left out.
 */
export function drawInTurn(sheet: object, draw: () => void): void {
  waiting.set(sheet, draw);
  if (isDrawing) return;
  isDrawing = true;
  void drawAll();
}

/** Leaves out what still waits for `sheet`. */
export function forgetDrawing(sheet: object): void {
  waiting.delete(sheet);
}

async function drawAll(): Promise<void> {
  try {
    while (waiting.size > 0) {
      await afterPaint();
      await idle();
      drawSome();
    }
  } finally {
    isDrawing = false;
  }
}

function drawSome(): void {
  const end = performance.now() + slice;
  for (const [sheet, draw] of waiting) {
    waiting.delete(sheet);
    draw();
    if (performance.now() > end) return;
  }
}

/**
 * Resolves once the page has nothing else to do. Each drawing is painted, and on a slow machine a painting takes so long
 * that a list beside the map, which React draws in slices, would stand still meanwhile.
 */
async function idle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestWait }));
}
