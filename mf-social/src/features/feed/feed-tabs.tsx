import { paths } from '@estela/contracts/paths';
import type { FeedTab } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { TabLinks } from '@estela/ui';

export function FeedTabs({ value }: { value: FeedTab }) {
  const { t } = useTranslation('social');
  return (
    <TabLinks
      as={Link}
      label={t('feed.tabs')}
      value={value}
      items={[
        { id: 'global', label: t('feed.global'), link: { to: paths.feed() } },
        { id: 'following', label: t('feed.following'), link: { to: paths.feed({ tab: 'following' }) } },
      ]}
    />
  );
}
