import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { addCatalogue, useTranslation } from '@estela/i18n';
import { Link, PageHead } from '@estela/runtime';
import { oneOf, text, useQueryState } from '@estela/runtime/query-state';
import { Button, EmptyState, Page, PageHeader, TabLinks } from '@estela/ui';
import { useLayoutEffect } from 'react';
import { Appeals } from '../features/moderation/appeals.tsx';
import { PilotRecordDialog } from '../features/moderation/lazy-dialogs.ts';
import moderationEn from '../features/moderation/locales/moderation.en.json' with { type: 'json' };
import moderationEs from '../features/moderation/locales/moderation.es.json' with { type: 'json' };
import { OwnDecisions } from '../features/moderation/own-decisions.tsx';
import { PilotSearch } from '../features/moderation/pilot-search.tsx';
import { ReportQueue } from '../features/moderation/report-queue.tsx';

const pageParams = {
  tab: oneOf(['reports', 'appeals', 'pilots', 'mine'] as const, 'reports'),
  pilot: text(36),
};

/** The queue for administrators; for everybody what was decided on what is theirs. */
export function ModerationPage() {
  const { t, i18n } = useTranslation('moderation');
  const { user } = useSession();
  const { query, change } = useQueryState(pageParams);
  // The texts come with the page: nobody else needs them.
  const isReady = i18n.hasResourceBundle('es', 'moderation');
  useLayoutEffect(() => {
    if (!isReady) addCatalogue(i18n, 'moderation', { es: moderationEs, en: moderationEn });
  }, [i18n, isReady]);
  if (!isReady || !user) return null;
  if (user.role !== 'admin') {
    return (
      <Page width="narrow">
        <PageHead title={t('mine.title')} />
        <PageHeader title={t('mine.title')} lead={t('mine.lead')} />
        <OwnDecisions />
      </Page>
    );
  }
  if (!user.secondFactor) {
    return (
      <Page width="narrow">
        <PageHeader title={t('title')} lead={t('lead')} />
        <EmptyState
          title={t('factor.title')}
          text={t('factor.text')}
          action={
            <Button as={Link} to={paths.profile({ security: 'factor' })} variant="primary">
              {t('factor.action')}
            </Button>
          }
        />
      </Page>
    );
  }
  const { tab, pilot } = query;
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} lead={t('lead')} />
      <TabLinks
        as={Link}
        label={t('tabs')}
        value={tab}
        items={[
          { id: 'reports', label: t('tab.reports'), link: { to: paths.moderation() } },
          { id: 'appeals', label: t('tab.appeals'), link: { to: paths.moderation({ tab: 'appeals' }) } },
          { id: 'pilots', label: t('tab.pilots'), link: { to: paths.moderation({ tab: 'pilots' }) } },
          { id: 'mine', label: t('tab.mine'), link: { to: paths.moderation({ tab: 'mine' }) } },
        ]}
      />
      {tab === 'reports' && <ReportQueue onPilot={(id) => change({ pilot: id })} />}
      {tab === 'appeals' && <Appeals onPilot={(id) => change({ pilot: id })} />}
      {tab === 'pilots' && <PilotSearch onPilot={(id) => change({ pilot: id })} />}
      {tab === 'mine' && <OwnDecisions />}
      {pilot && <PilotRecordDialog id={pilot} open onOpenChange={(open) => !open && change({ pilot: '' })} />}
    </Page>
  );
}
