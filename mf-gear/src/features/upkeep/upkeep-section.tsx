import { useDeleteUpkeepEntryMutation, useListUpkeepQuery } from '@estela/api/gear';
import { limits } from '@estela/contracts/limits';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Pagination } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { Plus } from 'lucide-react';
import { ListSection } from '../../components/list-section.tsx';
import { useLastPage } from '../../components/use-last-page.ts';
import { EntryRow } from './entry-row.tsx';
import styles from './upkeep.module.css';
import { useUpkeepPlace } from './use-upkeep-place.ts';

const limit = limits.pageSize.default;

/** The maintenance log of a drone with its costs; visible to its owner alone. */
export function UpkeepSection({ drone }: { drone: string }) {
  const { t } = useTranslation('gear');
  const { money } = useFormat();
  const { page, onPage, toPage, newLink, editLink } = useUpkeepPlace(drone);
  const query = useListUpkeepQuery({ id: drone, page, limit });
  const [remove] = useDeleteUpkeepEntryMutation();
  // While another page loads, the previous one stays.
  const { data: log } = query;
  const currentData = useLastPage({ list: log, page, limit, onPage: toPage });
  const costs = log?.costs.map(({ amount, currency }) => money(amount, currency)).join(' + ');
  return (
    <ListSection
      id="upkeep"
      title={t('upkeep.title')}
      {...(log && { count: log.total })}
      query={{ ...query, currentData }}
      failed={t('upkeep.failed')}
      empty={{ title: t('upkeep.emptyTitle'), text: t('upkeep.emptyText') }}
      add={
        <Button as={Link} to={newLink} size="sm" icon={<Plus aria-hidden="true" />}>
          {t('upkeep.entry.new')}
        </Button>
      }
    >
      {(entries) => (
        <>
          {costs && <p className={styles.costs}>{t('upkeep.costs', { costs })}</p>}
          <PlainList className={styles.list}>
            {entries.map((entry) => (
              <EntryRow
                key={entry._id}
                entry={entry}
                editLink={editLink(entry._id)}
                remove={() => remove({ id: drone, entryId: entry._id })}
              />
            ))}
          </PlainList>
          {log && <Pagination page={page} limit={limit} total={log.total} onPage={onPage} />}
        </>
      )}
    </ListSection>
  );
}
