import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, lazyPage } from '@estela/runtime';
import { NewEntityLink } from '@estela/runtime/entity';
import { useFormPlace } from '@estela/runtime/query-state';
import { Button, Page, PageHeader } from '@estela/ui';
import { Map as MapIcon } from 'lucide-react';
import { SpotList } from '../features/spot-list/spot-list.tsx';

// The form brings formik and its fields: who only looks at the list does not wait for them.
const SpotFormPage = lazyPage(
  async () => (await import(/* webpackChunkName: "spot-form-page" */ './spot-form-page.tsx')).SpotFormPage,
);

export function SpotsPage() {
  const { t } = useTranslation('spots');
  const form = useFormPlace();
  if (form.isOpen) return <SpotFormPage key={form.id ?? 'new'} id={form.id} />;
  return (
    <Page>
      <PageHeader
        title={t('list.title')}
        lead={t('list.lead')}
        actions={
          <>
            <NewEntityLink label={t('list.new')} primary />
            <Button as={Link} to={paths.feedSpots()} icon={<MapIcon aria-hidden="true" />}>
              {t('list.map')}
            </Button>
          </>
        }
      />
      <SpotList />
    </Page>
  );
}
