import { errorText } from '@estela/api';
import {
  useEndUserSessionsMutation,
  useGetPilotRecordQuery,
  useUnsuspendUserMutation,
  useUnverifyUserMutation,
  useVerifyUserMutation,
} from '@estela/api/moderation';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { FormDialog } from '@estela/kit/form';
import { Link } from '@estela/runtime';
import { Button, ErrorState, Identity, Inline, Notice, SkeletonList, Stack, toast } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { useState } from 'react';
import styles from './moderation.module.css';
import { SuspensionForm } from './suspension-form.tsx';

interface PilotRecordDialogProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What was decided on a pilot, and what can be: the account's side of moderation. */
export function PilotRecordDialog({ id, open, onOpenChange }: PilotRecordDialogProps) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const { data, error, refetch } = useGetPilotRecordQuery(id, { refetchOnMountOrArgChange: true });
  const [verify, verifying] = useVerifyUserMutation();
  const [unverify, unverifying] = useUnverifyUserMutation();
  const [endSessions, ending] = useEndUserSessionsMutation();
  const [unsuspend, lifting] = useUnsuspendUserMutation();
  const [isSuspending, setSuspending] = useState(false);

  async function act(done: string, work: (id: string) => Promise<{ error?: unknown }>) {
    const { error: refused } = await work(id);
    toast(refused ? { tone: 'danger', text: errorText(refused, t) } : { tone: 'success', text: done });
  }
  const name = data?.user.name ?? '';
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={t('record.title')} outsidePress="close">
      {!data && !error && <SkeletonList of="row" />}
      {error && <ErrorState title={t('record.failed')} text={errorText(error, t)} onRetry={refetch} />}
      {data && (
        <Stack>
          <Identity
            name={name}
            src={data.user.profilePicture}
            title={<Link to={paths.dashboard(data.user.username)}>{name}</Link>}
            detail={`@${data.user.username} · ${t('record.open', { count: data.openReports, formatted: format.number(data.openReports) })}`}
          />
          {data.suspension && (
            <Notice tone="warning">
              {data.suspension.until
                ? t('until', { date: format.dateTime(data.suspension.until) })
                : t('withoutEnd')}
            </Notice>
          )}
          {data.role === 'admin' && <p className={styles.facts}>{t('record.admin')}</p>}
          {data.role !== 'admin' && !isSuspending && (
            <Inline>
              {data.suspension ? (
                <Button
                  size="sm"
                  busy={lifting.isLoading}
                  onClick={() => void act(t('record.lifted', { name }), unsuspend)}
                >
                  {t('record.lift')}
                </Button>
              ) : (
                <Button size="sm" variant="danger" onClick={() => setSuspending(true)}>
                  {t('record.suspend')}
                </Button>
              )}
              <Button
                size="sm"
                busy={verifying.isLoading || unverifying.isLoading}
                onClick={() =>
                  void act(
                    t(data.user.verified ? 'record.unverified' : 'record.verified', { name }),
                    data.user.verified ? unverify : verify,
                  )
                }
              >
                {t(data.user.verified ? 'record.unverify' : 'record.verify')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                busy={ending.isLoading}
                onClick={() => void act(t('record.out', { name }), endSessions)}
              >
                {t('record.logOut')}
              </Button>
            </Inline>
          )}
          {isSuspending && <SuspensionForm id={id} name={name} onDone={() => setSuspending(false)} />}
          <h3 className={styles.title}>{t('record.history')}</h3>
          {data.items.length === 0 && <p className={styles.facts}>{t('record.none')}</p>}
          <PlainList className={styles.list}>
            {data.items.map(({ _id, act: what, subject, createdAt, admin, note }) => (
              <li key={_id}>
                {t(`act.${what}`)} {subject.title}
                <p className={styles.facts}>
                  {[t(`kind.${subject.kind}`), format.dateTime(createdAt), admin?.name, note]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </PlainList>
        </Stack>
      )}
    </FormDialog>
  );
}
