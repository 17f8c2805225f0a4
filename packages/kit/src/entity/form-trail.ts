import { useLocation, useNavigate } from '@estela/runtime';
import { useEffect, useRef } from 'react';

/** What the history keeps beside the address of a form of several steps. */
interface FormTrail {
  step: string;
  /** The one before; Back leads there. */
  from: string | undefined;
  /** Entries since the form was opened. */
  depth: number;
  /** The form was opened by the first address of the visit. */
  isFirst: boolean;
}

/** What the router keeps beside an address: its place among those of this visit. */
interface HistoryState {
  idx?: number;
}

/** The way through the form's steps so far; none where it has no steps. */
export function useFormTrail(): Partial<FormTrail> & Pick<FormTrail, 'depth' | 'isFirst'> {
  const { key, state } = useLocation();
  const kept = (state as { formTrail?: FormTrail } | null)?.formTrail;
  if (kept) return kept;
  // The first address has the key; where a form was replaced by what it created, only the index identifies it.
  const isFirst = key === 'default' || (window.history.state as HistoryState | null)?.idx === 0;
  return { depth: 0, isFirst };
}

/**
 * The step that a form is at. It stands in the history, not in the address: Back goes a step back, a reload stays, and
 * nobody is asked whether to leave the form.
 */
export function useFormStep<Step extends string>(steps: readonly [Step, ...Step[]]) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const trail = useFormTrail();
  const step = steps.find((one) => one === trail.step) ?? steps[0];

  function go(next: Step): void {
    if (next === step) return;
    if (next === trail.from) return void navigate(-1);
    const formTrail: FormTrail = { ...trail, step: next, from: step, depth: trail.depth + 1 };
    navigate({ pathname, search }, { state: { ...state, formTrail } });
  }

  return { step, go };
}

/** Goes back over the form's steps, then on: what takes the form's place in the history takes the place of all of them. */
export function useTrailEnd(): (then: () => void) => void {
  const { depth } = useFormTrail();
  const navigate = useNavigate();
  const now = useRef(depth);
  const next = useRef<() => void>(undefined);
  useEffect(() => {
    now.current = depth;
    if (depth > 0) return;
    next.current?.();
    next.current = undefined;
  }, [depth]);

  return (then) => {
    if (now.current === 0) return then();
    next.current = then;
    navigate(-now.current);
  };
}
