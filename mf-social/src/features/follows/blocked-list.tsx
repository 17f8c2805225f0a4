import { errorText } from '@estela/api';
import { useListBlockedInfiniteQuery, useUnblockUserMutation } from '@estela/api/social';
import type { UserCard } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, EmptyState, toast } from '@estela/ui';
import { FollowList } from './follow-list.tsx';

export function BlockedList() {
  const { t } = useTranslation('social');
  const query = useListBlockedInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <FollowList
      query={query}
      label={t('page.blocked')}
      failed={t('blocked.failed')}
      empty={
        <EmptyState illustration="people" title={t('blocked.empty.title')} text={t('blocked.empty.text')} />
      }
      action={(pilot) => <UnblockButton pilot={pilot} />}
    />
  );
}

function UnblockButton({ pilot: { _id, name } }: { pilot: UserCard }) {
  const { t } = useTranslation('social');
  const [unblock, { isLoading }] = useUnblockUserMutation();
  const onClick = async () => {
    const { error } = await unblock(_id);
    toast(
      error
        ? { tone: 'danger', text: errorText(error, t) }
        : { tone: 'success', text: t('blocked.lifted', { name }) },
    );
  };
  return (
    <Button
      size="sm"
      busy={isLoading}
      aria-label={t('blocked.lift', { name })}
      onClick={() => void onClick()}
    >
      {t('blocked.liftShort')}
    </Button>
  );
}
