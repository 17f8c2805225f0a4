import { createHash } from 'node:crypto';

/** How much was there and what it was, whatever the pieces in which it came. */
export interface Sum {
  rows: number;
  sha256: string;
}

/** Adds up lines, each with the newline that ends it. */
export class LineSum {
  private readonly hash = createHash('sha256');
  private rows = 0;

  add(lines: readonly string[]): void {
    for (const line of lines) this.hash.update(`${line}\n`);
    this.rows += lines.length;
  }

  end(): Sum {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

export function areEqual(one: Sum | undefined, other: Sum | undefined): boolean {
  return one?.rows === other?.rows && one?.sha256 === other?.sha256;
}
