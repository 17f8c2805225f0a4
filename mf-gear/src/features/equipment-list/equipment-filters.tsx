import { limits } from '@estela/contracts/limits';
import {
  equipmentConditions,
  equipmentSorts,
  equipmentStatuses,
  equipmentTypes,
  warrantyStates,
} from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Button, cx, SearchField, Toolbar } from '@estela/ui';
import { FilterSelect } from '@estela/ui/filter-select';
import { Star } from 'lucide-react';
import styles from './equipment-filters.module.css';
import type { EquipmentListQuery } from './equipment-list-params.ts';

interface EquipmentFiltersProps {
  query: EquipmentListQuery;
  onChange: (change: Partial<EquipmentListQuery>) => void;
}

export function EquipmentFilters({ query, onChange }: EquipmentFiltersProps) {
  const { t } = useTranslation('gear');
  return (
    <Toolbar label={t('equipment.filters')}>
      <div className={styles.filters}>
        <SearchField
          className={styles.search}
          label={t('equipment.searchLabel')}
          placeholder={t('equipment.searchPlaceholder')}
          value={query.q}
          maxLength={limits.search.max}
          onSearch={(q) => onChange({ q })}
        />
        <FilterSelect
          label={t('equipment.typeLabel')}
          any={t('equipment.typeLabel')}
          values={equipmentTypes}
          labelOf={(type) => t(`equipmentType.${type}`)}
          value={query.type}
          onChange={(type) => onChange({ type })}
        />
        <FilterSelect
          label={t('equipment.statusLabel')}
          any={t('equipment.statusLabel')}
          values={equipmentStatuses}
          labelOf={(status) => t(`equipmentStatus.${status}`)}
          value={query.status}
          onChange={(status) => onChange({ status })}
        />
        <FilterSelect
          label={t('equipment.conditionLabel')}
          any={t('equipment.conditionLabel')}
          values={equipmentConditions}
          labelOf={(condition) => t(`equipmentCondition.${condition}`)}
          value={query.condition}
          onChange={(condition) => onChange({ condition })}
        />
        <FilterSelect
          label={t('equipment.warrantyLabel')}
          any={t('equipment.warrantyLabel')}
          values={warrantyStates}
          labelOf={(state) => t(`warrantyState.${state}`)}
          value={query.warranty}
          onChange={(warranty) => onChange({ warranty })}
        />
        <FilterSelect
          label={t('equipment.sort')}
          values={equipmentSorts}
          labelOf={(sort) => t(`equipmentSort.${sort}`)}
          value={query.sort}
          onChange={(sort) => onChange({ sort: sort || 'newest' })}
        />
        <Button
          className={cx(styles.favorite, query.favorite && styles.pressed)}
          aria-pressed={query.favorite}
          icon={<Star aria-hidden="true" />}
          onClick={() => onChange({ favorite: !query.favorite })}
        >
          {t('equipment.onlyFavorites')}
        </Button>
      </div>
    </Toolbar>
  );
}
