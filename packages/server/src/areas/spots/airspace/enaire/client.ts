import { setTimeout as wait } from 'node:timers/promises';
import { type Fields, isFields, parseJson } from '@estela/airspace';

/** ENAIRE sent something else than requested; then nothing of the fetch may be used. */
export class EnaireError extends Error {
  override readonly name = 'EnaireError';
  /** Worth another try. */
  readonly transient: boolean;

  constructor(message: string, transient: boolean) {
    super(message);
    this.transient = transient;
  }
}

/** Where ENAIRE is and how long to wait between tries. */
export interface EnaireOptions {
  /** Root of the services, without a slash at the end. */
  url: string;
  /** Milliseconds before the second try; twice that before the third. */
  pause?: number;
  /** Ends the fetch. */
  signal?: AbortSignal;
}

const tries = 3;
const timeout = 30_000;
const pageSize = 1000;
/** More pages than this are a server that never ends. */
const maxPages = 100;

/** Calls ENAIRE's services one after the other: parallel calls get a page of HTML. */
export class EnaireClient {
  private readonly url: string;
  private readonly pause: number;
  private readonly signal: AbortSignal | undefined;

  constructor({ url, pause = 2000, signal }: EnaireOptions) {
    this.url = url;
    this.pause = pause;
    this.signal = signal;
  }

  /** Ids of a service's layers by their names in lower case. */
  async layers(service: string): Promise<Map<string, number>> {
    const { layers } = await this.get(`${service}?f=json`);
    if (!Array.isArray(layers)) throw new EnaireError(`${service} lists no layers`, false);
    const named = layers
      .filter(isFields)
      .map(({ name, id }): [string, number] => [String(name).toLowerCase(), Number(id)]);
    return new Map(named);
  }

  /** Every feature of a layer as GeoJSON, page after page, also what is none. */
  async features(layer: string): Promise<unknown[]> {
    const found: unknown[] = [];
    for (let page = 0; page < maxPages; page += 1) {
      // Not percent-encoded: one of the services rejects an encoded `where`.
      const query = `where=1=1&outFields=*&returnGeometry=true&outSR=4326&f=geojson&resultOffset=${found.length}&resultRecordCount=${pageSize}`;
      const answer = await this.get(`${layer}/query?${query}`);
      const { features } = answer;
      if (!Array.isArray(features)) throw new EnaireError(`${layer} answered without features`, false);
      found.push(...features);
      const outer = isFields(answer.properties) ? answer.properties : {};
      const more = answer.exceededTransferLimit === true || outer.exceededTransferLimit === true;
      if (!more && features.length < pageSize) return found;
      if (features.length === 0)
        throw new EnaireError(`${layer} says that there is more and gives nothing`, false);
    }
    throw new EnaireError(`${layer} has no end`, false);
  }

  private async get(path: string): Promise<Fields> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.getOnce(path);
      } catch (error) {
        if (!(error instanceof EnaireError) || !error.transient || attempt === tries || this.signal?.aborted)
          throw error;
        await wait(this.pause * attempt);
      }
    }
  }

  private async getOnce(path: string): Promise<Fields> {
    const { status, text } = await this.fetchText(path);
    if (status >= 500 || status === 429) throw new EnaireError(`${path} answered ${status}`, true);
    if (status !== 200) throw new EnaireError(`${path} answered ${status}`, false);
    if (text.trimStart().startsWith('<'))
      throw new EnaireError(`${path} answered a page instead of data`, true);
    const content = parseJson(text);
    if (!isFields(content)) throw new EnaireError(`${path} answered what is not JSON`, true);
    if (content.error !== undefined) {
      const { code, message } = isFields(content.error) ? content.error : {};
      throw new EnaireError(
        `${path} answered an error: ${code ?? ''} ${message ?? ''}`.trim(),
        Number(code) >= 500,
      );
    }
    return content;
  }

  private limit(): AbortSignal {
    const late = AbortSignal.timeout(timeout);
    return this.signal ? AbortSignal.any([late, this.signal]) : late;
  }

  private async fetchText(path: string): Promise<{ status: number; text: string }> {
    try {
      const answer = await fetch(`${this.url}/${path}`, {
        signal: this.limit(),
        redirect: 'error',
      });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      throw new EnaireError(`${path} cannot be reached: ${(error as Error).message}`, true);
    }
  }
}
