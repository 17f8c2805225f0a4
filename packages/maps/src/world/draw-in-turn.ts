/** Milliseconds that drawings may take together before the page may answer again. */
const slice = 8;

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
      await painted();
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

/** Resolves once the browser has painted what stands in the document now. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
