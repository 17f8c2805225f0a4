import type { FlyDay, Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { BackLink } from '@estela/kit/entity';
import { Link, PageHead } from '@estela/runtime';
import { Inline, Notice, PageHeader, Stack } from '@estela/ui';
import { AnswerButtons } from '../../components/fly-days/answer-buttons.tsx';
import { FlyDayBadges } from '../../components/fly-days/fly-day-badges.tsx';
import { useWhenText } from '../../components/fly-days/when-text.ts';
import { MembershipButton } from '../../components/membership-button.tsx';
import { ShareControl } from '../../components/share-control.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { FlyDayControls } from './fly-day-controls.tsx';
import styles from './fly-day-head.module.css';

interface FlyDayHeadProps {
  day: FlyDay;
  group: Group;
  canChange: boolean;
}

/** Title, time and author, and the viewer's actions. */
export function FlyDayHead({ day, group, canChange }: FlyDayHeadProps) {
  const { t } = useTranslation('groups');
  const when = useWhenText();
  const { _id, title, at, author, cancelled, over } = day;
  const isMember = group.membership?.status === 'member';
  return (
    <Stack>
      <PageHead title={title} />
      <div>
        <BackLink to={paths.group(group._id, { tab: 'fly-days' })}>{group.name}</BackLink>
      </div>
      <PageHeader
        title={title}
        lead={
          <time className={styles.when} dateTime={at}>
            {when(day)}
          </time>
        }
        eyebrow={
          <Inline as="span">
            <FlyDayBadges day={day} />
          </Inline>
        }
      />
      <p className={styles.maker}>
        {t('flyDays.madeBy')} <Link to={paths.dashboard(author.username)}>{author.name}</Link>
        {' · '}
        {t('flyDays.yourZone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
      </p>
      {cancelled && <Notice tone="danger" title={t('flyDays.cancelledTitle')} />}
      {!cancelled && !over && isMember && <AnswerButtons day={day} />}
      {!cancelled && !over && !isMember && (
        <Notice title={t('flyDays.joinFirst')} action={<MembershipButton group={group} size="sm" />} />
      )}
      <Inline>
        <CalendarButton day={day} />
        <ShareControl group={group} title={title} path={paths.flyDay(group._id, _id)} />
        {canChange && <FlyDayControls day={day} />}
      </Inline>
    </Stack>
  );
}
