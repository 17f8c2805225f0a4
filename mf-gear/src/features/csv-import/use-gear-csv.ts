import {
  useImportComponentsMutation,
  useImportEquipmentItemsMutation,
  useLazyExportComponentsQuery,
  useLazyExportEquipmentItemsQuery,
} from '@estela/api/gear';

export type CsvKind = 'components' | 'equipment';

export function useImportCsv(kind: CsvKind) {
  const [importComponents] = useImportComponentsMutation();
  const [importEquipment] = useImportEquipmentItemsMutation();
  return kind === 'components' ? importComponents : importEquipment;
}

export function useExportCsv(kind: CsvKind) {
  const [exportComponents, components] = useLazyExportComponentsQuery();
  const [exportEquipment, equipment] = useLazyExportEquipmentItemsQuery();
  return kind === 'components'
    ? { load: exportComponents, isBusy: components.isFetching }
    : { load: exportEquipment, isBusy: equipment.isFetching };
}
