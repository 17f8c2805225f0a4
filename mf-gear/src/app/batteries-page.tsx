import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Page, PageHeader } from '@estela/ui';
import { Printer } from 'lucide-react';
import { HangarTabs } from '../components/hangar-tabs.tsx';
import { BatteryList } from '../features/battery-list/battery-list.tsx';

export function BatteriesPage() {
  const { t } = useTranslation('gear');
  return (
    <Page>
      <PageHeader
        title={t('batteryList.title')}
        lead={t('batteryList.lead')}
        actions={
          <Button
            as={Link}
            to={paths.batteryStickers()}
            variant="secondary"
            icon={<Printer aria-hidden="true" />}
          >
            {t('batteryList.stickers')}
          </Button>
        }
      />
      <HangarTabs value="batteries" />
      <BatteryList />
    </Page>
  );
}
