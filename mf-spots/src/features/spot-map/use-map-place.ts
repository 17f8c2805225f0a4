import { formatBbox, type MapBounds, parseBbox } from '@estela/maps';
import { useSearchParams } from '@estela/runtime';
import { useCallback } from 'react';

/** What the map shows is its address: a reload, a shared link and Back all lead to the same place. */
export function useMapPlace() {
  const [params, setParams] = useSearchParams();
  const bounds = parseBbox(params.get('bbox'));
  const spotId = params.get('spot') ?? undefined;

  const change = useCallback(
    (name: 'bbox' | 'spot', value: string | undefined, replace: boolean) => {
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace },
      );
    },
    [setParams],
  );

  return {
    bounds,
    spotId,
    // Every rest of the map would be a place to go back to: it replaces the one before.
    setBounds: (wanted: MapBounds) => change('bbox', formatBbox(wanted), true),
    // From no spot to one is a step that Back undoes; from one to the next is not.
    select: (id: string | undefined) => change('spot', id, Boolean(spotId) || !id),
  };
}
