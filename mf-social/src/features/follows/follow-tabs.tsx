import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { TabLinks } from '@estela/ui';

interface FollowTabsProps {
  value: 'followers' | 'following';
}

export function FollowTabs({ value }: FollowTabsProps) {
  const { t } = useTranslation('social');
  return (
    <TabLinks
      as={Link}
      label={t('followers.tabs')}
      value={value}
      items={[
        { id: 'followers', label: t('page.followers'), link: { to: paths.followers() } },
        { id: 'following', label: t('page.following'), link: { to: paths.following() } },
      ]}
    />
  );
}
