import type { ModerationCase, OwnModerationEntry } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Badge, Card, Inline, Stack } from '@estela/ui';
import type { ReactNode } from 'react';
import styles from './moderation.module.css';
import { SubjectLink } from './subject-link.tsx';

interface DecisionProps {
  entry: OwnModerationEntry | ModerationCase;
  /** Of the pilot concerned, as it is now. */
  username: string | undefined;
  /** Whom it concerns and who decided, for administrators. */
  people?: ReactNode;
  actions?: ReactNode;
}

/** An act with its reason, and what came of its appeal. */
export function Decision({ entry, username, people, actions }: DecisionProps) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const { act, subject, reason, note, until, appeal, createdAt } = entry;
  return (
    <Card as="article" aria-label={`${t(`act.${act}`)} ${subject.title}`}>
      <Stack gap={8}>
        {/* A comment bears the title of what it is on. */}
        <Inline>
          <Badge>{t(`kind.${subject.kind}`)}</Badge>
        </Inline>
        <Inline justify="between">
          <h2 className={styles.title}>
            {t(`act.${act}`)}{' '}
            {'visible' in entry && !entry.visible ? (
              subject.title
            ) : (
              <SubjectLink {...entry} {...subject} target={subject._id} username={username} />
            )}
          </h2>
          <time dateTime={createdAt} title={format.dateTime(createdAt)} className={styles.facts}>
            {format.relative(createdAt)}
          </time>
        </Inline>
        {people}
        {reason && <p className={styles.facts}>{t('reasonIs', { reason: t(`reason.${reason}`) })}</p>}
        {act === 'suspend' && (
          <p className={styles.facts}>
            {until ? t('until', { date: format.dateTime(until) }) : t('withoutEnd')}
          </p>
        )}
        {note && <blockquote className={styles.quote}>{note}</blockquote>}
        {appeal && (
          <Stack gap={8}>
            <Inline>
              <Badge tone={appeal.status === 'restored' ? 'success' : 'info'}>
                {t(`appeal.status.${appeal.status}`)}
              </Badge>
            </Inline>
            <blockquote className={styles.quote}>{appeal.text}</blockquote>
            {appeal.note && <p>{t('appeal.answer', { note: appeal.note })}</p>}
          </Stack>
        )}
        {actions}
      </Stack>
    </Card>
  );
}
