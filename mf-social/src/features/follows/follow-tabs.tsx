import { useListFollowRequestsInfiniteQuery } from '@estela/api/social';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { TabLinks } from '@estela/ui';

interface FollowTabsProps {
  value: 'followers' | 'following' | 'blocked';
}

export function FollowTabs({ value }: FollowTabsProps) {
  const { t } = useTranslation('social');
  const { data } = useListFollowRequestsInfiniteQuery({});
  const waiting = data?.pages[0]?.total ?? 0;
  return (
    <TabLinks
      as={Link}
      label={t('followers.tabs')}
      value={value}
      items={[
        {
          id: 'followers',
          label: t('page.followers'),
          count: waiting > 0 ? t('requests.count', { count: waiting }) : undefined,
          link: { to: paths.followers() },
        },
        { id: 'following', label: t('page.following'), link: { to: paths.following() } },
        { id: 'blocked', label: t('page.blocked'), link: { to: paths.followers({ tab: 'blocked' }) } },
      ]}
    />
  );
}
