import { useSession } from '@estela/api';
import { useListModerationInfiniteQuery, useRereadCases } from '@estela/api/moderation';
import { appealableActs } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { useLive } from '@estela/runtime/live';
import { Button, EmptyState, ListState, SkeletonList } from '@estela/ui';
import { useLazyPart } from '@estela/ui/lazy';
import { PlainList } from '@estela/ui/plain-list';
import { useState } from 'react';
import { Decision } from './decision.tsx';
import styles from './moderation.module.css';

const loadAppealForm = async () =>
  (await import(/* webpackChunkName: "appeal-form" */ './appeal-form.tsx')).AppealForm;

/** What administrators decided on the viewer and on what is theirs, each with its appeal. */
export function OwnDecisions() {
  const { t } = useTranslation('moderation');
  const { user } = useSession();
  const query = useListModerationInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const reread = useRereadCases();
  useLive('notification', {
    onEvent: ({ kind }) => kind === 'moderation' && reread(),
    onMissed: (opening) => opening === 'found' || reread(),
  });
  const [appealed, setAppealed] = useState<string>();
  const { Part: AppealForm, ask, fetchAhead } = useLazyPart(loadAppealForm);
  return (
    <ListState
      {...streamState(query, t)}
      skeleton={<SkeletonList of="entry" />}
      empty={<EmptyState title={t('mine.empty.title')} text={t('mine.empty.text')} />}
    >
      {(entries) => (
        <PlainList ordered className={styles.list}>
          {entries.map((entry) => {
            // What is typed stays, though the list tells meanwhile that another tab was first.
            const isAppealing = AppealForm !== undefined && appealed === entry._id;
            const mayAppeal = appealableActs.includes(entry.act) && !entry.appeal;
            return (
              <li key={entry._id}>
                <Decision
                  entry={entry}
                  username={user?.username}
                  actions={
                    isAppealing ? (
                      <AppealForm id={entry._id} onDone={() => setAppealed(undefined)} />
                    ) : (
                      mayAppeal && (
                        <div>
                          <Button
                            onFocus={fetchAhead}
                            onClick={async () => (await ask()) && setAppealed(entry._id)}
                          >
                            {t('appeal.action')}
                          </Button>
                        </div>
                      )
                    )
                  }
                />
              </li>
            );
          })}
        </PlainList>
      )}
    </ListState>
  );
}
