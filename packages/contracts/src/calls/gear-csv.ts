import { defineCalls } from '../call.ts';
import { exportCall, importCall } from './csv.ts';

export const gearCsvCalls = defineCalls('gear', {
  importComponents: {
    ...importCall,
    path: '/components/import',
    summary: 'Add components from a CSV file, or say what that would do',
  },
  exportComponents: {
    ...exportCall,
    path: '/components/export',
    summary: 'Own components as a CSV file, oldest first',
  },
  importEquipmentItems: {
    ...importCall,
    path: '/equipment-items/import',
    summary: 'Add equipment from a CSV file, or say what that would do',
  },
  exportEquipmentItems: {
    ...exportCall,
    path: '/equipment-items/export',
    summary: 'Own equipment as a CSV file, oldest first',
  },
});
