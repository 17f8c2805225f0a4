import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, Slot } from '@estela/runtime';
import { Button, Section, SkeletonList } from '@estela/ui';

/** What the pilot's groups fly next, as their own area sees it; where that is down, the way to it. */
export function FlyDaysSection({ most }: { most: number }) {
  const { t } = useTranslation('social');
  return (
    <Section
      title={t('home.flyDays.title')}
      actions={
        <Button as={Link} to={paths.groups({ tab: 'joined' })} variant="ghost" size="sm">
          {t('home.flyDays.groups')}
        </Button>
      }
    >
      <Slot
        name="nextFlyDays"
        with={{ most }}
        loading={<SkeletonList of="row" count={2} />}
        fallback={<Link to={paths.groups({ tab: 'joined' })}>{t('home.flyDays.fallback')}</Link>}
      />
    </Section>
  );
}
