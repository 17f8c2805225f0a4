export type RefusalCode = 'bad-address' | 'unreachable' | 'moved' | 'not-estela' | 'misfit';

/** Why local builds cannot stand in a deployed product: `detail` fills the text that belongs to `code`. */
export class AgainstRefusal extends Error {
  readonly code: RefusalCode;
  readonly detail: Record<string, string>;

  constructor(code: RefusalCode, detail: Record<string, string>) {
    super(`${code} ${JSON.stringify(detail)}`);
    this.name = 'AgainstRefusal';
    this.code = code;
    this.detail = detail;
  }
}
