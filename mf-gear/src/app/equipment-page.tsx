import { EntityPage } from '@estela/kit/entity';
import { lazyPage } from '@estela/runtime';
import { useEquipmentPlace } from '../components/equipment/equipment-place.ts';
import { HangarTabs } from '../components/hangar-tabs.tsx';
import { CsvActions } from '../features/csv-import/csv-actions.tsx';
import { EquipmentList } from '../features/equipment-list/equipment-list.tsx';

const EquipmentFormPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "equipment-form-page" */ './equipment-form-page.tsx'))
      .EquipmentFormPage,
);
const EquipmentItemPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "equipment-item-page" */ './equipment-item-page.tsx'))
      .EquipmentItemPage,
);

const StickerPage = lazyPage(
  async () => (await import(/* webpackChunkName: "sticker-page" */ './sticker-page.tsx')).StickerPage,
);

export function EquipmentPage() {
  const { item, sticker, isForm } = useEquipmentPlace();
  if (sticker) return <StickerPage key={sticker} code={sticker} />;
  if (item && !isForm) return <EquipmentItemPage key={item} id={item} />;
  return (
    <EntityPage
      texts="gear:equipment"
      form={EquipmentFormPage}
      tabs={<HangarTabs value="equipment" />}
      actions={<CsvActions of="equipment" />}
    >
      <EquipmentList />
    </EntityPage>
  );
}
