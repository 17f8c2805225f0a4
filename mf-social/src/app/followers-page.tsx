import { useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Page, PageHeader } from '@estela/ui';
import { FollowTabs } from '../features/follows/follow-tabs.tsx';
import { FollowersList } from '../features/follows/followers-list.tsx';

export function FollowersPage() {
  const { t } = useTranslation('social');
  const { user } = useSession();
  return (
    <Page width="narrow">
      <PageHeader title={t('page.followers')} lead={t('followers.lead')} />
      <FollowTabs value="followers" />
      {user && <FollowersList user={user} />}
    </Page>
  );
}
