import { useUpdateReportMutation } from '@estela/api/moderation';
import type { ReportCase } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Badge, Button, Card, Inline, Stack, toast } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { useState } from 'react';
import { DecideDialog } from './lazy-dialogs.ts';
import styles from './moderation.module.css';
import { SubjectLink } from './subject-link.tsx';

const choices = ['hide', 'warn', 'dismiss', 'restore', 'reopen'] as const;
type Choice = (typeof choices)[number];

/** What an administrator may do with it as it stands. */
function isOpenTo(choice: Choice, { status, hidden, accused }: ReportCase): boolean {
  if (choice === 'hide') return status === 'open' && hidden === false && accused !== null;
  if (choice === 'warn') return status === 'open' && accused !== null;
  if (choice === 'restore') return hidden === true && status !== 'dismissed';
  return choice === 'dismiss' ? status === 'open' : status !== 'open';
}

function decisionOf(choice: Choice) {
  if (choice === 'reopen') return { status: 'open' } as const;
  if (choice === 'dismiss') return { status: 'dismissed' } as const;
  if (choice === 'restore') return { status: 'dismissed', act: choice } as const;
  return { status: 'resolved', act: choice } as const;
}

export function ReportCaseCard({ item, onPilot }: { item: ReportCase; onPilot: (id: string) => void }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const [update] = useUpdateReportMutation();
  const [choice, setChoice] = useState<Choice>();
  const { _id: id, kind, title, content, accused, reports, count, hidden, status } = item;

  async function decide(wanted: Choice, note: string) {
    await update({ id, body: { ...decisionOf(wanted), from: status, note } }).unwrap();
    toast({ tone: 'success', text: t(`done.${wanted}`, { name: title }) });
  }
  return (
    <Card as="article" aria-label={title}>
      <Stack gap={12}>
        <Inline>
          <Badge>{t(`kind.${kind}`)}</Badge>
          <Badge tone="warning">{t('count', { count, formatted: format.number(count) })}</Badge>
          {hidden && <Badge tone="danger">{t('hidden')}</Badge>}
        </Inline>
        <h2 className={styles.title}>
          <SubjectLink {...item} username={accused?.username} />
        </h2>
        {content.trim() && <blockquote className={styles.quote}>{content.trim()}</blockquote>}
        <PlainList className={styles.list}>
          {reports.map((report) => (
            <li key={report._id}>
              <p className={styles.facts}>
                {t('by', {
                  reason: t(`reason.${report.reason}`),
                  name: report.reporter.name,
                  when: format.relative(report.createdAt),
                })}
              </p>
              {report.text && <blockquote className={styles.quote}>{report.text}</blockquote>}
            </li>
          ))}
        </PlainList>
        <Inline>
          {choices
            .filter((one) => isOpenTo(one, item))
            .map((one) => (
              <Button
                key={one}
                size="sm"
                variant={one === 'hide' ? 'danger' : 'secondary'}
                aria-label={t(`do.${one}Of`, { name: title })}
                onClick={() => setChoice(one)}
              >
                {t(`do.${one}`)}
              </Button>
            ))}
          {accused && (
            <Button size="sm" variant="ghost" onClick={() => onPilot(accused._id)}>
              {t('record.of', { name: accused.name })}
            </Button>
          )}
        </Inline>
      </Stack>
      {choice && (
        <DecideDialog
          open
          onOpenChange={(open) => !open && setChoice(undefined)}
          title={t(`do.${choice}Of`, { name: title })}
          text={t(`asks.${choice}`)}
          hasNote={choice === 'hide' || choice === 'warn' || choice === 'restore'}
          confirmLabel={t(`do.${choice}`)}
          danger={choice === 'hide'}
          onDecide={(note) => decide(choice, note)}
        />
      )}
    </Card>
  );
}
