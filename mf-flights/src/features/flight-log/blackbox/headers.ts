import { isoSeconds } from '../recording/clock.ts';

/** How a field of a main frame is written, as the header says. */
export interface FrameField {
  name: string;
  predictor: number;
  encoding: number;
}

/** The headers of one log: `H Name:Value`, a line each. */
export class BlackboxHeaders {
  readonly #values = new Map<string, string>();

  add(line: string): void {
    const colon = line.indexOf(':');
    if (colon < 0 || this.#values.size >= 1_000) return;
    this.#values.set(line.slice(2, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }

  get craft(): string | null {
    return this.#values.get('craft name')?.slice(0, 100) || null;
  }

  /** Seconds since 1970; a controller that was told no time writes the year 0. */
  get startedAt(): number | null {
    return isoSeconds(this.#values.get('log start datetime') ?? '')?.seconds ?? null;
  }

  number(name: string): number | null {
    const value = Number.parseFloat(this.#values.get(name) ?? '');
    return Number.isFinite(value) ? value : null;
  }

  /** Volts of one step of the battery's field; null for firmware that wrote the converter's own number. */
  get voltsPerStep(): number | null {
    const firmware = this.#values.get('firmware revision') ?? '';
    const [, name = '', major = '0', minor = '0'] = /^(\w+) (\d+)\.(\d+)/.exec(firmware) ?? [];
    if (/^inav$/i.test(name)) return 0.01;
    if (!/^betaflight$/i.test(name)) return null;
    const version = Number(major) * 100 + Number(minor);
    // Since 2025 Betaflight counts by years.
    if (version >= 400) return 0.01;
    return version >= 301 ? 0.1 : null;
  }

  /** Volts at which the controller takes a cell for full: it counts cells by it. */
  get fullCell(): number | null {
    const full = Number(this.#values.get('vbatcellvoltage')?.split(',')[2]);
    if (!(full > 0)) return null;
    return full > 100 ? full / 100 : full / 10;
  }

  get mainFields(): FrameField[] {
    const [names, predictors, encodings] = ['name', 'predictor', 'encoding'].map((part) =>
      (this.#values.get(`field i ${part}`) ?? '').split(','),
    );
    if (!names || !predictors || !encodings || names.length > 200) return [];
    return names.map((name, index) => ({
      name,
      predictor: Number(predictors[index]),
      encoding: Number(encodings[index]),
    }));
  }
}
