import { useDecideAppealMutation, useListAppealsInfiniteQuery } from '@estela/api/moderation';
import type { ModerationCase } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { Link } from '@estela/runtime';
import { oneOf, useQueryState } from '@estela/runtime/query-state';
import { Button, EmptyState, FilterChips, Inline, ListState, SkeletonList, Stack, toast } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { useState } from 'react';
import { Decision } from './decision.tsx';
import { DecideDialog } from './lazy-dialogs.ts';
import styles from './moderation.module.css';

const statuses = ['open', 'decided'] as const;
const params = { status: oneOf(statuses, 'open') };

/** What pilots do not agree with. */
export function Appeals({ onPilot }: { onPilot: (id: string) => void }) {
  const { t } = useTranslation('moderation');
  const { query, change } = useQueryState(params);
  const { status } = query;
  const appeals = useListAppealsInfiniteQuery({ status }, { refetchOnMountOrArgChange: true });
  return (
    <Stack>
      <FilterChips
        label={t('status.label')}
        items={statuses.map((id) => ({ id, label: t(`appeal.list.${id}`) }))}
        value={status}
        onChange={(id) => change({ status: id })}
      />
      <ListState
        {...streamState(appeals, t)}
        skeleton={<SkeletonList of="entry" />}
        empty={<EmptyState title={t('appeal.empty')} />}
      >
        {(items) => (
          <PlainList ordered className={styles.list} aria-label={t('tab.appeals')}>
            {items.map((item) => (
              <li key={item._id}>
                <AppealCard item={item} onPilot={onPilot} />
              </li>
            ))}
          </PlainList>
        )}
      </ListState>
    </Stack>
  );
}

function AppealCard({ item, onPilot }: { item: ModerationCase; onPilot: (id: string) => void }) {
  const { t } = useTranslation('moderation');
  const [decide] = useDecideAppealMutation();
  const [choice, setChoice] = useState<'upheld' | 'restored'>();
  const { pilot, admin, subject, content } = item;

  async function settle(status: 'upheld' | 'restored', note: string) {
    await decide({ id: item._id, body: { status, note } }).unwrap();
    toast({ tone: 'success', text: t('appeal.decided', { name: pilot.name }) });
  }
  const people = (
    <>
      <p className={styles.facts}>
        <Link to={paths.dashboard(pilot.username)}>{pilot.name}</Link>
        {' · '}
        {t(admin ? 'decidedBy' : 'decidedByUnknown', { admin: admin?.name })}
      </p>
      {content.trim() && <blockquote className={styles.quote}>{content.trim()}</blockquote>}
    </>
  );
  return (
    <>
      <Decision
        entry={item}
        username={pilot.username}
        people={people}
        actions={
          <Inline>
            {item.appeal?.status === 'open' &&
              (['restored', 'upheld'] as const).map((one) => (
                <Button key={one} size="sm" onClick={() => setChoice(one)}>
                  {t(`appeal.do.${one}`)}
                </Button>
              ))}
            <Button size="sm" variant="ghost" onClick={() => onPilot(pilot._id)}>
              {t('record.of', { name: pilot.name })}
            </Button>
          </Inline>
        }
      />
      {choice && (
        <DecideDialog
          open
          onOpenChange={(open) => !open && setChoice(undefined)}
          title={t(`appeal.do.${choice}`)}
          text={t(`appeal.asks.${choice}`, { name: subject.title })}
          confirmLabel={t(`appeal.do.${choice}`)}
          onDecide={(note) => settle(choice, note)}
        />
      )}
    </>
  );
}
