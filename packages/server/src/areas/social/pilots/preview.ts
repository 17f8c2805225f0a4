import type { PreviewedAs } from '@estela/contracts';
import { ForbiddenError, UnauthorizedError } from '../../../http/errors.ts';
import { followerOf, type Viewer } from '../../../visibility/viewer.ts';

/** With whose eyes a pilot's page is read: the viewer's own, or others' where owners look at their own page so. */
export function eyesOf(viewer: Viewer, pilotId: string, as: PreviewedAs | undefined): Viewer {
  if (!as) return viewer;
  if (!viewer) throw new UnauthorizedError();
  if (viewer.id !== pilotId) throw new ForbiddenError();
  return as === 'guest' ? null : followerOf(pilotId);
}
