import { useTranslation } from '@estela/i18n';
import { lazyPage } from '@estela/runtime';
import { NewEntityLink } from '@estela/runtime/entity';
import { useFormPlace } from '@estela/runtime/query-state';
import { Page, PageHeader } from '@estela/ui';
import { FlightList } from '../features/flight-list/flight-list.tsx';

// The form brings formik and its fields: who only looks at the list does not wait for them.
const FlightFormPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "flight-form-page" */ './flight-form-page.tsx')).FlightFormPage,
);

export function FlightsPage() {
  const { t } = useTranslation('flights');
  const form = useFormPlace();
  if (form.isOpen) return <FlightFormPage key={form.id ?? 'new'} id={form.id} />;
  return (
    <Page>
      <PageHeader
        title={t('list.title')}
        lead={t('list.lead')}
        actions={<NewEntityLink label={t('list.new')} primary />}
      />
      <FlightList />
    </Page>
  );
}
