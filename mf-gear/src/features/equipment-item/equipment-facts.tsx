import type { EquipmentItem } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Card, Telemetry } from '@estela/ui';

export function EquipmentFacts({ item }: { item: EquipmentItem }) {
  const { t } = useTranslation('gear');
  const { date, money } = useFormat();
  const { price, currency, purchaseDate, warrantyEnds, sourceUrl } = item;
  return (
    <Card as="section" aria-label={t('equipment.facts')}>
      <Telemetry
        items={[
          { label: t('equipmentForm.condition'), value: t(`equipmentCondition.${item.condition}`) },
          { label: t('equipmentForm.price'), value: price !== null && currency && money(price, currency) },
          { label: t('equipmentForm.purchaseDate'), value: purchaseDate && date(purchaseDate) },
          { label: t('warranty.ends'), value: warrantyEnds && date(warrantyEnds) },
          { label: t('equipmentForm.warrantyMode'), value: useWarrantyTerms(item) },
          { label: t('equipmentForm.serialNumber'), value: item.serialNumber },
          { label: t('equipmentForm.location'), value: item.location },
          {
            label: t('equipmentForm.sourceUrl'),
            value: sourceUrl && (
              <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
                {new URL(sourceUrl).hostname.replace(/^www\./, '')}
              </a>
            ),
          },
        ].map(({ label, value }) => ({ label, value: value || undefined }))}
      />
    </Card>
  );
}

function useWarrantyTerms({ warranty }: EquipmentItem): string {
  const { t } = useTranslation('gear');
  return typeof warranty === 'number' ? t('warranty.months', { count: warranty }) : warranty;
}
