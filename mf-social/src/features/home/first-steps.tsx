import { useGetDashboardQuery } from '@estela/api/social';
import type { Dashboard, OwnUser } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Section } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './first-steps.module.css';
import { hasLeftFirstSteps, leaveFirstSteps } from './left-first-steps.ts';

/** So many make a feed worth coming back to. */
const wantedFollows = 3;

const steps = [
  { id: 'drone', to: paths.drones({ new: true }), isDone: ({ stats }: Dashboard) => stats.drones > 0 },
  { id: 'spot', to: paths.spots({ new: true }), isDone: ({ spots }: Dashboard) => spots.length > 0 },
  { id: 'flight', to: paths.flights({ new: true }), isDone: ({ stats }: Dashboard) => stats.flights > 0 },
  {
    id: 'follow',
    to: paths.feed(),
    isDone: ({ stats }: Dashboard) => stats.following >= wantedFollows,
  },
] as const;

/** Flights from which on a pilot needs no guide any more, whatever else is missing. */
const enough = 2;

/**
 * The way from an empty account to a first flight and a feed of one's own. It goes when all is done, when the pilot flies on
 * without it, and when they put it away. An extra: nothing is said where what was done cannot be had.
 */
export function FirstSteps({ pilot }: { pilot: OwnUser }) {
  const { t } = useTranslation('social');
  const { data, isError } = useGetDashboardQuery({ username: pilot.username });
  const [isLeft, setLeft] = useState(() => hasLeftFirstSteps(pilot._id));
  const after = useRef<HTMLDivElement>(null);
  const [hasPressed, setPressed] = useState(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (hasPressed) after.current?.focus();
  }, [hasPressed]);
  const isOver =
    data !== undefined && (data.stats.flights >= enough || steps.every(({ isDone }) => isDone(data)));
  useEffect(() => {
    // On the next visit no place is left free for them.
    if (isOver) leaveFirstSteps(pilot._id);
  }, [isOver, pilot._id]);
  if (isLeft || isOver || isError)
    return (
      hasPressed && (
        <div ref={after} tabIndex={-1} role="status" className="e-visually-hidden">
          {t('home.steps.left')}
        </div>
      )
    );
  const next = data && steps.find(({ isDone }) => !isDone(data));
  return (
    // Until what was done is known they only take their place: what is below must not move.
    <div style={data ? undefined : { visibility: 'hidden' }}>
      <Section
        title={t('home.steps.title')}
        actions={
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              leaveFirstSteps(pilot._id);
              setPressed(true);
              setLeft(true);
            }}
          >
            {t('home.steps.leave')}
          </Button>
        }
      >
        <PlainList ordered aria-label={t('home.steps.title')} className={styles.steps}>
          {steps.map(({ id, to, isDone }, index) => (
            <li key={id} className={styles.step} aria-current={id === next?.id ? 'step' : undefined}>
              <span className={styles.number} aria-hidden="true">
                {data && isDone(data) ? <Check /> : index + 1}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>
                  {t(`home.steps.${id}.name`, { count: wantedFollows })}
                  {data && isDone(data) && (
                    <span className="e-visually-hidden">{` (${t('home.steps.done')})`}</span>
                  )}
                </span>
                <span className={styles.text}>{t(`home.steps.${id}.text`)}</span>
              </span>
              {data && isDone(data) ? (
                <span className={styles.done} aria-hidden="true">
                  {t('home.steps.done')}
                </span>
              ) : (
                <Button as={Link} to={to} size="sm" variant={id === next?.id ? 'primary' : 'secondary'}>
                  {t(`home.steps.${id}.action`)}
                </Button>
              )}
            </li>
          ))}
        </PlainList>
      </Section>
    </div>
  );
}
