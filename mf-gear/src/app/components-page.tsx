import { EntityPage } from '@estela/kit/entity';
import { lazyPage } from '@estela/runtime';
import { useFormPlace } from '@estela/runtime/query-state';
import { HangarTabs } from '../components/hangar-tabs.tsx';
import { ComponentList } from '../features/component-list/component-list.tsx';
import { CsvActions } from '../features/csv-import/csv-actions.tsx';
import { usePartPlace } from './use-part-place.ts';

const ComponentFormPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "component-form-page" */ './component-form-page.tsx'))
      .ComponentFormPage,
);
const ComponentPage = lazyPage(
  async () => (await import(/* webpackChunkName: "component-page" */ './component-page.tsx')).ComponentPage,
);

export function ComponentsPage() {
  const { part, partLink } = usePartPlace();
  const form = useFormPlace();
  if (part && !form.isOpen) return <ComponentPage key={part} id={part} />;
  return (
    <EntityPage
      texts="gear:components"
      form={ComponentFormPage}
      tabs={<HangarTabs value="components" />}
      actions={<CsvActions of="components" />}
    >
      <ComponentList partLink={partLink} />
    </EntityPage>
  );
}
