import { useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Page, PageHeader } from '@estela/ui';
import { FollowTabs } from '../features/follows/follow-tabs.tsx';
import { FollowingList } from '../features/follows/following-list.tsx';
import { WithColumn } from './with-column.tsx';

export function FollowingPage() {
  const { t } = useTranslation('social');
  const { user } = useSession();
  return (
    <Page>
      <WithColumn>
        <PageHeader title={t('page.following')} lead={t('following.lead')} />
        <FollowTabs value="following" />
        {user && <FollowingList user={user} />}
      </WithColumn>
    </Page>
  );
}
