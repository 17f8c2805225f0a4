import type { FlyDay, Group } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EntitySheet } from '@estela/kit/entity-view';
import { Page, Section } from '@estela/ui';
import { PlaceFacts } from '../../components/fly-days/place-facts.tsx';
import { useLiveFlyDays } from '../../components/fly-days/use-live-fly-days.ts';
import { FlyDayGuests } from './fly-day-guests.tsx';
import { FlyDayHead } from './fly-day-head.tsx';
import { FlyDayPlace } from './fly-day-place.tsx';
import styles from './fly-day-view.module.css';

interface FlyDayViewProps {
  day: FlyDay;
  group: Group;
  canChange: boolean;
}

/** The page of a fly-day. */
export function FlyDayView({ day, group, canChange }: FlyDayViewProps) {
  const { t } = useTranslation('groups');
  useLiveFlyDays({ id: day._id });
  return (
    <Page>
      <EntitySheet
        head={<FlyDayHead day={day} group={group} canChange={canChange} />}
        side={day.spot && <FlyDayPlace spot={day.spot} />}
      >
        {day.description && (
          <Section title={t('flyDays.about')}>
            <p className={styles.description}>{day.description}</p>
          </Section>
        )}
        <FlyDayGuests day={day} />
        {day.spot && !day.over && (
          <Section title={t('flyDays.conditions')}>
            <PlaceFacts location={day.spot.location} at={day.at} />
          </Section>
        )}
      </EntitySheet>
    </Page>
  );
}
