import { readFileSync } from 'node:fs';
import type { Certificate } from './certificate.ts';

/** What the command prepares and the cells read. */
export interface FaultPlan {
  /** All of the table. */
  apps: string[];
  /** App -> the folder of its build with planted faults, where these are played. */
  planted: Record<string, string>;
  certificate: Certificate;
}

const variable = 'ESTELA_FAULTS';

export const planEnvironment = (file: string) => ({ [variable]: file });

export function readPlan(): FaultPlan {
  const file = process.env[variable];
  if (!file) throw new Error('The faults are played by npm run test:faults');
  return JSON.parse(readFileSync(file, 'utf8'));
}
