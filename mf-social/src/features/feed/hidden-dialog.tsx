import { errorText } from '@estela/api';
import { useListFeedHiddenInfiniteQuery } from '@estela/api/social';
import { useShowInFeed } from '@estela/api/social/feed-hiding';
import type { HiddenFromFeed } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { Button, EmptyState, Identity, ListState, SkeletonList, toast } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { PlainList } from '@estela/ui/plain-list';
import styles from './feed.module.css';

interface HiddenDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the pilot has hidden from their feed, to take it back. */
export function HiddenDialog({ open, onOpenChange }: HiddenDialogProps) {
  const { t } = useTranslation('social');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('hidden.title')} description={t('hidden.lead')}>
      {open && <HiddenList />}
    </Dialog>
  );
}

function HiddenList() {
  const { t } = useTranslation('social');
  const query = useListFeedHiddenInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <ListState
      {...streamState(query, t)}
      skeleton={<SkeletonList of="row" count={3} />}
      empty={<EmptyState illustration="horizon" headingLevel={3} title={t('hidden.empty')} />}
    >
      {(entries) => (
        <PlainList aria-label={t('hidden.title')} className={styles.hidden}>
          {entries.map((entry) => (
            <li key={`${entry.hides}:${entry._id}`}>
              <HiddenRow entry={entry} />
            </li>
          ))}
        </PlainList>
      )}
    </ListState>
  );
}

function HiddenRow({ entry }: { entry: HiddenFromFeed }) {
  const { t } = useTranslation('social');
  const show = useShowInFeed();
  const { hides, kind, name, pilot } = entry;
  const showAgain = async () => {
    const { error } = await show(entry);
    if (error) toast({ tone: 'danger', text: errorText(error, t) });
  };
  return (
    <Identity
      name={pilot.name}
      src={pilot.profilePicture}
      title={name}
      detail={hides === 'pilot' ? t('hidden.allOfPilot') : t(`hidden.of.${kind}`, { name: pilot.name })}
      action={
        <Button size="sm" aria-label={t('hidden.showNamed', { name })} onClick={() => void showAgain()}>
          {t('hidden.show')}
        </Button>
      }
    />
  );
}
