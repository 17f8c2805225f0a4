import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, lazyPage, useSearchParams } from '@estela/runtime';
import { Button, Page, PageHeader } from '@estela/ui';
import { Plus } from 'lucide-react';
import { FlightList } from '../features/flight-list/flight-list.tsx';

// The form brings formik and its fields: who only looks at the list does not wait for them.
const FlightFormPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "flight-form-page" */ './flight-form-page.tsx')).FlightFormPage,
);

export function FlightsPage() {
  const { t } = useTranslation('flights');
  const [params] = useSearchParams();
  const edited = params.get('edit');
  if (edited || params.has('new')) return <FlightFormPage key={edited ?? 'new'} id={edited ?? undefined} />;
  return (
    <Page>
      <PageHeader
        title={t('list.title')}
        lead={t('list.lead')}
        actions={
          <Button
            as={Link}
            to={paths.flights({ new: true })}
            variant="primary"
            icon={<Plus aria-hidden="true" />}
          >
            {t('list.new')}
          </Button>
        }
      />
      <FlightList />
    </Page>
  );
}
