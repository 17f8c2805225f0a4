import { errorText } from '@estela/api';
import { useLazyListFlightsQuery } from '@estela/api/flights';
import { limits } from '@estela/contracts/limits';
import { useFormat, useTranslation } from '@estela/i18n';
import { orderOfVisibility, visibilityIcons } from '@estela/kit/entity';
import { Button, IconButton, toast } from '@estela/ui';
import { ConfirmDialog } from '@estela/ui/dialog';
import { Menu, MenuItem } from '@estela/ui/menu';
import { Eye, Trash2, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { WantedFlights } from '../../components/flight-list-params.ts';
import styles from './bulk-bar.module.css';
import type { Chosen, Selection } from './selection.ts';
import { useBulkChange } from './use-bulk-change.ts';

/** Named in the question before they go. */
const named = 3;

interface BulkBarProps {
  selection: Selection;
  wanted: WantedFlights;
  /** How many flights the list has. */
  total: number;
  onEnd: () => void;
}

/** What can be done to the chosen flights, at the foot of the screen. */
export function BulkBar({ selection, wanted, total, onEnd }: BulkBarProps) {
  const { t } = useTranslation('flights');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const chosen = [...useSyncExternalStore(selection.subscribe, selection.chosen).values()];
  const [isAsking, setAsking] = useState(false);
  const [isReading, setReading] = useState(false);
  const [read] = useLazyListFlightsQuery();
  const { setVisibility, remove, isBusy } = useBulkChange();
  const count = { count: chosen.length, formatted: number(chosen.length) };
  const isNone = chosen.length === 0;

  async function chooseAll() {
    setReading(true);
    const { found, error } = await readAll();
    if (error) toast({ tone: 'danger', text: errorText(error, common) });
    else selection.replace(found);
    setReading(false);
  }

  async function readAll() {
    const found: Chosen[] = [];
    for (let page = 1; (page - 1) * limits.pageSize.max < total; page += 1) {
      const { data, error } = await read({ ...wanted, page, limit: limits.pageSize.max });
      // A part would pass for all of them.
      if (!data) return { found, error };
      found.push(...data.items);
    }
    return { found };
  }

  async function confirm() {
    settle(await remove(chosen));
    setAsking(false);
  }

  /** What a failure has left as it was stays chosen, and so does what was chosen meanwhile. */
  function settle(untried: readonly string[]) {
    const tried = new Set(chosen.map(({ _id }) => _id).filter((id) => !untried.includes(id)));
    selection.replace([...selection.chosen().values()].filter(({ _id }) => !tried.has(_id)));
  }

  return (
    <section className={styles.bar} aria-label={t('bulk.bar')}>
      <p className={styles.count} role="status">
        {t('bulk.chosen', count)}
      </p>
      <Button size="sm" variant="ghost" busy={isReading} onClick={() => void chooseAll()}>
        {t('bulk.all', { formatted: number(total) })}
      </Button>
      <Menu
        side="top"
        trigger={
          <Button size="sm" icon={<Eye aria-hidden="true" />} disabled={isNone} busy={isBusy}>
            {t('bulk.visibility')}
          </Button>
        }
      >
        {orderOfVisibility.map((visibility) => {
          const Icon = visibilityIcons[visibility];
          return (
            <MenuItem
              key={visibility}
              icon={<Icon aria-hidden="true" />}
              onSelect={() => void setVisibility(chosen, visibility).then(settle)}
            >
              {common(`visibility.${visibility}`)}
            </MenuItem>
          );
        })}
      </Menu>
      <Button
        size="sm"
        variant="danger"
        icon={<Trash2 aria-hidden="true" />}
        disabled={isNone}
        onClick={() => setAsking(true)}
      >
        {common('delete')}
      </Button>
      <IconButton label={t('bulk.end')} icon={<X aria-hidden="true" />} onClick={onEnd} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('bulk.deleteTitle', count)}
        text={t(chosen.length > named ? 'bulk.deleteTextMore' : 'bulk.deleteText', {
          names: chosen
            .slice(0, named)
            .map(({ title }) => `«${title}»`)
            .join(', '),
          more: number(chosen.length - named),
        })}
        confirmLabel={common('delete')}
        busy={isBusy}
        onConfirm={() => void confirm()}
      />
    </section>
  );
}
