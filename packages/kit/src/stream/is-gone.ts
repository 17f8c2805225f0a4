import { errorOf } from '@estela/api';

/** Whether the server says that there is no such thing for the viewer, now or any more: asked again it says the same. */
export function isGone(error: unknown): boolean {
  const status = errorOf(error)?.status;
  return status === 403 || status === 404;
}
