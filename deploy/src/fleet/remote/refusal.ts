import { fill } from '../commands/texts.ts';
import { refusals } from './texts.ts';

export type RefusalCode = keyof typeof refusals;

/** A request that is turned away before any command runs. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;

  constructor(code: RefusalCode, values: Record<string, string | number> = {}) {
    const { status, text } = refusals[code];
    super(fill(text, values));
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
  }
}
