import { errorText } from '@estela/api';
import { useListInstallationsQuery } from '@estela/api/gear';
import type { Component } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, EmptyState, ListState, Pagination, Section, SkeletonList } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { PlainList } from '@estela/ui/plain-list';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLastPage } from '../../components/use-last-page.ts';
import styles from './component-history.module.css';
import { HistoryRow } from './history-row.tsx';
import { freeUnits, type InstallationWish } from './installation-wish.ts';

// Formik, yup and the dialog load when somebody moves a part, not for reading its history.
const InstallationDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "installation-dialog" */ './installation-dialog.tsx'))
      .InstallationDialog,
);

const limit = 20;

/** Which drones a part is and was on, and the actions on that: put on, move, take off, correct. */
export function ComponentHistory({ component }: { component: Component }) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useListInstallationsQuery({ id: component._id, page, limit });
  const list = useLastPage({ list: data, page, limit, onPage: setPage });
  const [wish, setWish] = useState<InstallationWish>();
  const [isAsking, setAsking] = useState(false);

  function ask(wanted: InstallationWish) {
    setWish(wanted);
    setAsking(true);
  }

  const isFree = freeUnits(component) > 0;
  const put = (
    <Button
      variant={isFree ? 'primary' : 'secondary'}
      icon={<Plus aria-hidden="true" />}
      aria-haspopup="dialog"
      onPointerEnter={InstallationDialog.fetchAhead}
      onFocus={InstallationDialog.fetchAhead}
      onClick={() => ask({ kind: 'install' })}
    >
      {t(isFree ? 'part.install' : 'part.addPast')}
    </Button>
  );
  return (
    <Section title={t('part.history')} actions={data && data.total > 0 && put}>
      <ListState
        items={list?.items}
        loading={isFetching}
        error={!data && error !== undefined && errorText(error, common)}
        onRetry={refetch}
        skeleton={<SkeletonList of="row" count={2} />}
        empty={<EmptyState compact title={t('part.emptyTitle')} text={t('part.emptyText')} action={put} />}
      >
        {(items) => (
          <PlainList className={styles.rows}>
            {items.map((place) => (
              <HistoryRow key={place._id} component={component} place={place} onAsk={ask} />
            ))}
          </PlainList>
        )}
      </ListState>
      {data && <Pagination page={page} limit={limit} total={data.total} onPage={setPage} />}
      {wish && (
        <InstallationDialog
          key={wish.kind === 'install' ? 'new' : wish.place._id + wish.kind}
          component={component}
          wish={wish}
          open={isAsking}
          onOpenChange={setAsking}
        />
      )}
    </Section>
  );
}
