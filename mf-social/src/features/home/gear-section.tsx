import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, Slot } from '@estela/runtime';
import { Button, Section, SkeletonList } from '@estela/ui';

/** Lines of each kind. */
const most = 3;

/** What of the pilot's gear needs care, as its own area sees it; where that is down, the way to it. */
export function GearSection() {
  const { t } = useTranslation('social');
  return (
    <Section
      title={t('home.gear.title')}
      actions={
        <Button as={Link} to={paths.batteries()} variant="ghost" size="sm">
          {t('home.gear.batteries')}
        </Button>
      }
    >
      <Slot
        name="gearCare"
        with={{ most }}
        loading={<SkeletonList of="line" count={3} />}
        fallback={<Link to={paths.drones()}>{t('home.gear.fallback')}</Link>}
      />
    </Section>
  );
}
