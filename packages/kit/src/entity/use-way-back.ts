import { useNavigate } from '@estela/runtime';
import { useFormTrail } from './form-trail.ts';

/** Leads back to the page that the visitor came from, at its place; undefined where this one is their first. */
export function useWayBack(): (() => void) | undefined {
  const { depth, isFirst } = useFormTrail();
  const navigate = useNavigate();
  return isFirst ? undefined : () => navigate(-1 - depth);
}
