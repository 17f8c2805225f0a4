import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState, Page, PageHeader } from '@estela/ui';
import { HangarTabs, type HangarTabsProps } from '../../components/hangar-tabs.tsx';

interface ComingProps {
  area: HangarTabsProps['value'];
  title: string;
  text: string;
}

/** An area that does not exist yet says so. */
export function Coming({ area, title, text }: ComingProps) {
  const { t } = useTranslation('gear');
  return (
    <Page>
      <PageHeader title={title} />
      <HangarTabs value={area} />
      <EmptyState
        illustration="bench"
        title={t('soon.title')}
        text={text}
        action={
          <Button as={Link} to={paths.drones()}>
            {t('soon.action')}
          </Button>
        }
      />
    </Page>
  );
}
