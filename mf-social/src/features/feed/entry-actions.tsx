import type { FeedItem } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { sharePage } from '@estela/kit/entity';
import { usePilotId } from '@estela/kit/pilot-id';
import { IconButton, Inline } from '@estela/ui';
import { LazyMenu } from '@estela/ui/menu';
import { Share2 } from 'lucide-react';
import { nameOf } from './feed-rows.ts';

const loadMenu = async () =>
  (await import(/* webpackChunkName: "entry-menu" */ './entry-menu.tsx')).EntryMenu;

/** What one can do with an event of the feed besides liking it. */
export function EntryActions({ item }: { item: FeedItem }) {
  const { t } = useTranslation('social');
  const pilotId = usePilotId();
  const name = nameOf(item);
  const page = {
    title: name,
    path: pathOf(item),
    copied: t('entry.copied'),
    failed: t('entry.copyFailed'),
  };
  return (
    <Inline gap={4}>
      <IconButton
        icon={<Share2 aria-hidden="true" />}
        label={t('entry.share', { name })}
        onClick={() => void sharePage(page)}
      />
      {pilotId && pilotId !== item.owner._id && (
        <LazyMenu label={t('entry.actions', { name })} load={loadMenu} given={{ item }} />
      )}
    </Inline>
  );
}

function pathOf(item: FeedItem): string {
  switch (item.kind) {
    case 'flight':
      return paths.flight(item._id);
    case 'drone':
      return paths.drone(item._id);
    case 'spot':
      return paths.spot(item._id);
    case 'pilot':
      return paths.dashboard(item.username);
  }
}
