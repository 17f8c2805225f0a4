import { useListFollowRequestsInfiniteQuery } from '@estela/api/social';
import { useFormat, useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { ListState, Section } from '@estela/ui';
import { PilotList } from '../../components/pilot-list.tsx';
import { PilotRow } from '../../components/pilot-row.tsx';
import { RequestActions } from './request-actions.tsx';
import styles from './request-list.module.css';

/** Who asks to follow, above those who do. Nothing while nobody asks. */
export function RequestList() {
  const { t } = useTranslation('social');
  const { relative } = useFormat();
  const query = useListFollowRequestsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const state = streamState(query, t);
  if (!state.items?.length && !state.error) return null;
  return (
    <Section title={t('requests.title')}>
      <ListState {...state} errorTitle={t('requests.failed')} empty={null}>
        {(pilots) => (
          <PilotList label={t('requests.title')} pilots={pilots}>
            {(pilot) => (
              <PilotRow
                pilot={pilot}
                detail={
                  <span className={styles.detail}>
                    <span>{`@${pilot.username}`}</span>
                    <span>{relative(pilot.requestedAt)}</span>
                  </span>
                }
                action={<RequestActions pilot={pilot} />}
              />
            )}
          </PilotList>
        )}
      </ListState>
    </Section>
  );
}
