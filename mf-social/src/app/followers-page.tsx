import { useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { PageHead } from '@estela/runtime';
import { oneOf, useQueryState } from '@estela/runtime/query-state';
import { Page, PageHeader } from '@estela/ui';
import { useLiveFollowers } from '../components/use-live-follows.ts';
import { BlockedList } from '../features/follows/blocked-list.tsx';
import { FollowTabs } from '../features/follows/follow-tabs.tsx';
import { FollowersList } from '../features/follows/followers-list.tsx';
import { WithColumn } from './with-column.tsx';

const params = { tab: oneOf(['followers', 'blocked'], 'followers') };

export function FollowersPage() {
  const { t } = useTranslation('social');
  const { user } = useSession();
  const { tab } = useQueryState(params).query;
  useLiveFollowers(tab === 'followers');
  return (
    <Page>
      {tab === 'blocked' && <PageHead title={t('page.blocked')} />}
      <WithColumn>
        <PageHeader
          title={t(`page.${tab}`)}
          lead={t(tab === 'blocked' ? 'blocked.lead' : 'followers.lead')}
        />
        <FollowTabs value={tab} />
        {tab === 'blocked' && <BlockedList />}
        {tab === 'followers' && user && <FollowersList user={user} />}
      </WithColumn>
    </Page>
  );
}
