import { errorText } from '@estela/api';
import { useDeleteUpkeepEntryMutation, useListUpkeepQuery } from '@estela/api/gear';
import type { UpkeepEntry } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useFormat, useTranslation } from '@estela/i18n';
import { Button, EmptyState, ListState, Pagination, Section } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { EntryRow } from './entry-row.tsx';
import styles from './upkeep.module.css';

const EntryDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "upkeep-dialog" */ './entry-dialog.tsx')).EntryDialog,
);

const limit = limits.pageSize.default;

/** What happened to a drone and what it cost; its owner's alone. */
export function UpkeepSection({ drone }: { drone: string }) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { money } = useFormat();
  const [page, setPage] = useState(1);
  const { data: log, error, isFetching, refetch } = useListUpkeepQuery({ id: drone, page, limit });
  const [remove] = useDeleteUpkeepEntryMutation();
  const [edited, setEdited] = useState<UpkeepEntry>();
  const [isOpen, setOpen] = useState(false);

  function open(entry?: UpkeepEntry) {
    setEdited(entry);
    setOpen(true);
  }

  const add = (
    <Button icon={<Plus aria-hidden="true" />} aria-haspopup="dialog" onClick={() => open()}>
      {t('upkeep.entry.new')}
    </Button>
  );
  const costs = log?.costs.map(({ amount, currency }) => money(amount, currency)).join(' + ');
  return (
    <Section
      id="upkeep"
      title={t('upkeep.title')}
      count={log?.total || undefined}
      actions={log && log.total > 0 && add}
    >
      {costs && <p className={styles.costs}>{t('upkeep.costs', { costs })}</p>}
      <ListState
        items={log?.items}
        loading={isFetching}
        error={error !== undefined && errorText(error, common)}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            compact
            headingLevel={3}
            title={t('upkeep.emptyTitle')}
            text={t('upkeep.emptyText')}
            action={add}
          />
        }
      >
        {(entries) => (
          <ul className={styles.list}>
            {entries.map((entry) => (
              <EntryRow
                key={entry._id}
                entry={entry}
                onEdit={() => open(entry)}
                remove={() => remove({ id: drone, entryId: entry._id })}
              />
            ))}
          </ul>
        )}
      </ListState>
      {log && <Pagination page={page} limit={limit} total={log.total} onPage={setPage} />}
      <EntryDialog
        key={edited?._id ?? 'new'}
        drone={drone}
        entry={edited}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </Section>
  );
}
