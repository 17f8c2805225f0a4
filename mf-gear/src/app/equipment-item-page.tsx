import { useGetEquipmentItemQuery } from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { EntityLoader } from '@estela/kit/entity';
import { EntitySheet } from '@estela/kit/entity-view';
import { PageHead } from '@estela/runtime';
import { Page, SkeletonList } from '@estela/ui';
import { HealthSection } from '../features/battery-health/health-section.tsx';
import { BatterySection } from '../features/equipment-item/battery-section.tsx';
import { EquipmentFacts } from '../features/equipment-item/equipment-facts.tsx';
import { EquipmentHead } from '../features/equipment-item/equipment-head.tsx';
import { EquipmentTexts } from '../features/equipment-item/equipment-texts.tsx';
import { FlightsSection } from '../features/equipment-item/flights-section.tsx';
import { StatusHistory } from '../features/equipment-item/status-history.tsx';
import { StickerSection } from '../features/stickers/sticker-section.tsx';
import { RemindersSection } from '../features/upkeep/reminders-section.tsx';

/** A piece of equipment with all its data, shown in place of its list. Each part is a section of its own. */
export function EquipmentItemPage({ id }: { id: string }) {
  const { t } = useTranslation('gear');
  const query = useGetEquipmentItemQuery(id);
  return (
    <Page>
      {!query.currentData && <h1 className="e-visually-hidden">{t('equipment.title')}</h1>}
      <EntityLoader
        query={query}
        texts={{
          failed: t('equipment.loadFailed'),
          missing: t('equipmentForm.missing'),
          missingHint: t('equipmentForm.missingHint'),
          back: t('equipmentForm.back'),
        }}
        backTo={paths.equipmentItems()}
        skeleton={<SkeletonList of="entry" count={1} ratio="4/3" />}
      >
        {(item) => (
          <>
            <PageHead title={item.name} />
            <EntitySheet head={<EquipmentHead item={item} />} side={<EquipmentFacts item={item} />}>
              {item.type === 'battery' && <HealthSection id={id} />}
              {item.battery && <BatterySection battery={item.battery} />}
              {item.type === 'battery' && <StickerSection item={item} />}
              <RemindersSection subjects={[{ kind: 'equipmentItem', _id: id, name: item.name }]} />
              <EquipmentTexts item={item} />
              <FlightsSection id={id} />
              <StatusHistory item={item} />
            </EntitySheet>
          </>
        )}
      </EntityLoader>
    </Page>
  );
}
