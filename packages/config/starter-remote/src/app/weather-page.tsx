import { useTranslation } from '@estela/i18n';
import { Page, PageHeader } from '@estela/ui';

export function WeatherPage() {
  const { t } = useTranslation('weather');
  return (
    <Page>
      <PageHeader title={t('title')} />
    </Page>
  );
}
