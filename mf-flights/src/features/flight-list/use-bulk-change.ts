import { errorText } from '@estela/api';
import { useChangeFlightsMutation, useRestoreFlightsMutation } from '@estela/api/flights';
import type { BatchResult } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import type { Visibility } from '@estela/contracts/values';
import { useFormat, useTranslation } from '@estela/i18n';
import { toast } from '@estela/ui';
import { useState } from 'react';
import type { Chosen } from './selection.ts';

type Answer = Promise<{ data?: BatchResult; error?: unknown }>;

const idsOf = (flights: readonly Chosen[]) => flights.map(({ _id }) => _id);

/** Does something to many flights, says what became of it, and offers to take it back. */
export function useBulkChange() {
  const { t } = useTranslation('flights');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const [change] = useChangeFlightsMutation();
  const [restore] = useRestoreFlightsMutation();
  const [isBusy, setBusy] = useState(false);

  /** As many at once as the server takes. Resolves with what was done, and what after a failure was not tried. */
  async function send(ids: readonly string[], batch: (ids: string[]) => Answer) {
    const done: string[] = [];
    let untried: readonly string[] = [];
    let left = 0;
    setBusy(true);
    for (let start = 0; start < ids.length; start += limits.batch.max) {
      const { data, error } = await batch(ids.slice(start, start + limits.batch.max));
      if (error) {
        toast({ tone: 'danger', text: errorText(error, common) });
        untried = ids.slice(start);
        break;
      }
      done.push(...(data?.done ?? []));
      left += data?.failed.length ?? 0;
    }
    setBusy(false);
    if (left > 0) toast({ tone: 'warning', text: t('bulk.left', { count: left, formatted: number(left) }) });
    return { done, untried };
  }

  function say(text: string, done: readonly string[], values: object, undo?: () => Promise<void>) {
    if (done.length === 0) return;
    toast({
      tone: 'success',
      text: t(text, { count: done.length, formatted: number(done.length), ...values }),
      ...(undo && { action: { label: t('bulk.undo'), onAction: () => void undo() } }),
    });
  }

  /** Resolves with the ids of what is still to be changed. */
  async function setVisibility(flights: readonly Chosen[], visibility: Visibility) {
    const to = (wanted: Visibility) => (ids: string[]) =>
      change({ action: 'visibility', visibility: wanted, ids });
    const { done, untried } = await send(idsOf(flights), to(visibility));
    say('bulk.changed', done, { visibility: common(`visibility.${visibility}`) }, async () => {
      const back: string[] = [];
      for (const before of new Set(flights.map((flight) => flight.visibility))) {
        const those = flights.filter(({ _id, visibility: was }) => was === before && done.includes(_id));
        back.push(...(await send(idsOf(those), to(before))).done);
      }
      say('bulk.restored', back, {});
    });
    return untried;
  }

  /** Resolves with the ids of what is still to be deleted. */
  async function remove(flights: readonly Chosen[]) {
    const { done, untried } = await send(idsOf(flights), (ids) => change({ action: 'delete', ids }));
    say('bulk.deleted', done, {}, async () => {
      const back = await send(done, (ids) => restore({ ids }));
      say('bulk.restored', back.done, {});
    });
    return untried;
  }

  return { setVisibility, remove, isBusy };
}
