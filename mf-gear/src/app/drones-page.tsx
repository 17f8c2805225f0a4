import { useTranslation } from '@estela/i18n';
import { lazyPage } from '@estela/runtime';
import { NewEntityLink } from '@estela/runtime/entity';
import { useFormPlace } from '@estela/runtime/query-state';
import { Page, PageHeader } from '@estela/ui';
import { DroneList } from '../features/drone-list/drone-list.tsx';

// The form brings formik and its fields: who only looks at the hangar does not wait for them.
const DroneFormPage = lazyPage(
  async () => (await import(/* webpackChunkName: "drone-form-page" */ './drone-form-page.tsx')).DroneFormPage,
);

export function DronesPage() {
  const { t } = useTranslation('gear');
  const form = useFormPlace();
  if (form.isOpen) return <DroneFormPage key={form.id ?? 'new'} id={form.id} />;
  return (
    <Page>
      <PageHeader
        title={t('drones.title')}
        lead={t('drones.lead')}
        actions={<NewEntityLink label={t('drones.new')} primary />}
      />
      <DroneList />
    </Page>
  );
}
