import { sendUpload } from './upload.ts';

/** In the place of the browser's: a line that does what the test says. */
class Line extends EventTarget {
  static last: Line;
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  isAborted = false;
  status = 201;
  responseText = '{"_id":"s-1"}';

  constructor() {
    super();
    Line.last = this;
  }

  open() {}
  setRequestHeader() {}
  send() {}
  getResponseHeader() {
    return null;
  }
  abort() {
    this.isAborted = true;
    this.onabort();
  }
}

const browsers = globalThis.XMLHttpRequest;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.XMLHttpRequest = Line as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.XMLHttpRequest = browsers;
});

function upload() {
  const progress: number[] = [];
  const part = { field: 'picture', file: new Blob(['x']), onProgress: (at: number) => progress.push(at) };
  const answer = sendUpload('/api/spots/s-1/photos', part, {}, new AbortController().signal);
  return { answer, line: Line.last, progress };
}

const minute = 60_000;

it('gives up an upload on which nothing moves any more, and says that it took too long', async () => {
  const { answer, line } = upload();
  line.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
  jest.advanceTimersByTime(3 * minute);
  expect(await answer).toEqual({ error: { status: 0, code: 'TIMEOUT', message: '', fields: {} } });
  expect(line.isAborted).toBe(true);
});

it('gives up an upload of which no answer comes though all of it has left', async () => {
  const { answer, line } = upload();
  line.upload.onload?.();
  jest.advanceTimersByTime(3 * minute);
  expect(await answer).toMatchObject({ error: { code: 'TIMEOUT' } });
});

it('lets a slow upload take as long as it needs while some of it leaves', async () => {
  const { answer, line, progress } = upload();
  for (let loaded = 1; loaded <= 20; loaded += 1) {
    jest.advanceTimersByTime(minute);
    line.upload.onprogress?.({ loaded, total: 20, lengthComputable: true });
  }
  line.upload.onload?.();
  jest.advanceTimersByTime(minute);
  line.onload();
  jest.advanceTimersByTime(10 * minute);
  expect(await answer).toEqual({ data: { _id: 's-1' } });
  expect(progress.at(-1)).toBe(1);
  expect(line.isAborted).toBe(false);
});
