import { tagOf } from '@estela/api';
import type { CsvReport } from '@estela/contracts';
import { gearEndpoints } from '../generated/gear.ts';

/** A file is made each time that somebody asks for it. */
const notKept = { keepUnusedDataFor: 0 };
/** A dry run changes nothing. */
const ifWritten =
  <Tags>(tags: Tags[]) =>
  (report: CsvReport | undefined) =>
    report?.imported ? tags : [];

export const csvApi = gearEndpoints.enhanceEndpoints({
  endpoints: {
    importComponents: { invalidatesTags: ifWritten([tagOf('Component', 'LIST')]) },
    importEquipmentItems: {
      invalidatesTags: ifWritten([tagOf('Equipment', 'LIST'), tagOf('Equipment', 'STATISTICS')]),
    },
    exportComponents: notKept,
    exportEquipmentItems: notKept,
  },
});
