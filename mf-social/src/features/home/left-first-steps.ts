const prefix = 'firstSteps:';

/** Whether this pilot has put the first steps away on this device. */
export function hasLeftFirstSteps(pilotId: string): boolean {
  try {
    return localStorage.getItem(prefix + pilotId) === 'left';
  } catch {
    // Storage that is closed: they can be put away until the page is opened again.
    return false;
  }
}

export function leaveFirstSteps(pilotId: string): void {
  try {
    localStorage.setItem(prefix + pilotId, 'left');
  } catch {
    // As above.
  }
}
