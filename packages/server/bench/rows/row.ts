import type { TurnOptions } from '../measure/alternately.ts';
import type { Figure } from '../measure/figure.ts';

/** What a row of the benchmark is given. */
export interface RowOptions extends TurnOptions {
  /** URL of the PostgreSQL server to make databases on; none: embedded. */
  server: string | undefined;
}

export interface Row {
  about: string;
  run: (options: RowOptions) => Promise<Figure[]>;
}
