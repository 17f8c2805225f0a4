import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Page, PageHeader, Section } from '@estela/ui';
import { MapPin, Plus, Radio } from 'lucide-react';
import { EmptyFollowing } from '../features/feed/empty-feed.tsx';
import { FeedPreview } from '../features/feed/feed-preview.tsx';
import { FirstSteps } from '../features/home/first-steps.tsx';
import { FlyDaysSection } from '../features/home/fly-days-section.tsx';
import { GearSection } from '../features/home/gear-section.tsx';
import { OwnFigures } from '../features/home/own-figures.tsx';
import { Shortcuts } from '../features/home/shortcuts.tsx';
import { WeekSection } from '../features/home/week-section.tsx';
import styles from './home-page.module.css';

const previewed = 3;
const flyDays = 4;

export function HomePage() {
  const { t } = useTranslation('social');
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page>
      <PageHeader
        title={t('home.welcome', { name: user.name })}
        lead={t('home.lead')}
        actions={
          <>
            <Button
              as={Link}
              to={paths.flights({ new: true })}
              variant="primary"
              icon={<Plus aria-hidden="true" />}
            >
              {t('action.logFlight')}
            </Button>
            <Button as={Link} to={paths.equipmentItems({ new: true })} icon={<Radio aria-hidden="true" />}>
              {t('home.add.gear')}
            </Button>
            <Button as={Link} to={paths.spots({ new: true })} icon={<MapPin aria-hidden="true" />}>
              {t('home.add.spot')}
            </Button>
          </>
        }
      />
      <FirstSteps pilot={user} />
      <WeekSection pilotId={user._id} />
      <FlyDaysSection most={flyDays} />
      <GearSection />
      <OwnFigures username={user.username} />
      <div className={styles.columns}>
        <Shortcuts />
        <Section
          className={styles.feed}
          title={t('home.feed')}
          actions={
            <Button as={Link} to={paths.feed({ tab: 'following' })} variant="ghost" size="sm">
              {t('common:seeAll')}
            </Button>
          }
        >
          <FeedPreview tab="following" count={previewed} empty={<EmptyFollowing />} />
        </Section>
      </div>
    </Page>
  );
}
