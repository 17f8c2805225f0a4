import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@estela/contracts';
import { pictureWidths } from '@estela/contracts/pictures';
import {
  avifWith,
  boxes,
  deepInterlacedPng,
  jpegOfScans,
  jpegOfSegments,
  nestedBoxes,
  packedText,
  pngChunk,
  pngWith,
  webpOfFrames,
} from '../../test/support/crafted-pictures.ts';
import { makeFlight } from '../../test/support/test-items.ts';
import { blank, pictureForm, sendPicture } from '../../test/support/test-pictures.ts';
import { makePilot, type TestPilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { pictureDemand } from './picture-demand.ts';
import { inPictureProcess, pictureLimits } from './picture-processes.ts';
import { makeVariants } from './variants.ts';

const largest = { width: 8000, height: 6250 };

describe('pictures that cost more to decode than their bytes tell', () => {
  let server: TestServer;
  let ana: TestPilot;
  let poster: string;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db);
    poster = `/flights/${(await makeFlight(server, ana))._id}/poster`;
  });
  afterAll(() => server.close());

  const send = (picture: Buffer, language = 'es') =>
    sendPicture(server, poster, pictureForm('picture', picture), ana.token, undefined, {
      'accept-language': language,
    });
  const fileOf = async (name: string, content: Buffer) => {
    const path = join(server.config.dataDir, name);
    await writeFile(path, content);
    return path;
  };
  const encode = (original: string, within = pictureLimits) =>
    inPictureProcess('variants', { original, widths: pictureWidths, maxPixels: limits.image.pixels }, within);

  it('are refused by their structure, in the language of the viewer', async () => {
    const small = blank(16, 16);
    const [jpeg, png, webp, avif] = await Promise.all([
      small.clone().jpeg().toBuffer(),
      small.clone().png().toBuffer(),
      small.clone().webp().toBuffer(),
      small.clone().avif({ effort: 0 }).toBuffer(),
    ]);
    const size = avif.indexOf('ispe') + 8;
    const hugeAvif = Buffer.from(avif);
    hugeAvif.writeUInt32BE(largest.width, size);
    hugeAvif.writeUInt32BE(largest.height, size + 4);
    const text = packedText();
    const cases: [string, Buffer][] = [
      ['a JPEG of 250 scans', jpegOfScans(largest, 250)],
      ['a small JPEG of 21 scans', jpegOfScans({ width: 16, height: 16 }, 21)],
      [
        'a JPEG of 21 scans behind another',
        Buffer.concat([jpeg, jpegOfScans({ width: 16, height: 16 }, 21)]),
      ],
      ['a JPEG of many segments', jpegOfSegments(jpeg, 2_000)],
      ['an interlaced PNG of 16 bits', deepInterlacedPng(largest)],
      ['a PNG with texts of 800 MB', pngWith(png, Array<Buffer>(100).fill(text))],
      ['a PNG of many chunks', pngWith(png, [Buffer.alloc(12 * 100_001, pngChunk('teXt', Buffer.alloc(0)))])],
      ['a WebP of many frames', webpOfFrames(webp, 6_000)],
      ['an AVIF of 50 megapixels', hugeAvif],
      ['an AVIF of many boxes', avifWith(avif, boxes(10_001))],
      ['an AVIF of boxes within boxes', avifWith(avif, nestedBoxes(12_000))],
    ];
    for (const [what, picture] of cases) {
      const answer = await send(picture);
      expect([what, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        what,
        413,
        'TOO_LARGE',
      ]);
    }
    const messages = await Promise.all(
      ['es', 'en'].map(async (language) => (await send(jpegOfScans(largest, 30), language)).json()),
    );
    expect(messages).toMatchObject([
      {
        message:
          'Abrir esta imagen exige demasiado. Guárdala otra vez como JPEG normal, sin modo progresivo ni entrelazado',
      },
      {
        message:
          'This picture takes too much to open. Save it again as an ordinary JPEG, neither progressive nor interlaced',
      },
    ]);
  });

  it('are taken where cameras and editors make them so', async () => {
    const photo = blank(8000, 6000);
    const still = await blank(16, 16).webp().toBuffer();
    const cases: [string, Buffer][] = [
      ['a progressive photo', await photo.clone().jpeg({ progressive: true }).toBuffer()],
      [
        'a progressive photo in full colour',
        await photo.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 95 }).toBuffer(),
      ],
      ['a JPEG of 20 scans', jpegOfScans(largest, 20)],
      ['a screenshot', await blank(largest.width, largest.height).png().toBuffer()],
      ['an interlaced PNG', await photo.clone().ensureAlpha().png({ progressive: true }).toBuffer()],
      ['a lossless WebP', await photo.clone().webp({ lossless: true, effort: 0 }).toBuffer()],
      ['a WebP that moves', webpOfFrames(still, 200)],
      ['an AVIF', await blank(3000, 2000).avif({ effort: 0 }).toBuffer()],
    ];
    // A busy machine takes its time; what a picture takes of the processor and of memory is the same.
    const within = { ...pictureLimits, milliseconds: 80_000 };
    for (const [what, picture] of cases) {
      const made = makeVariants(ana.id, await fileOf('picture', picture), within);
      expect([what, await made.then(({ files }) => files.length, String)]).toEqual([what, 3]);
    }
  });

  it('lose their process at the end of their time, and the next picture is taken', async () => {
    const endless = await fileOf('endless.jpg', jpegOfScans(largest, 2_600));
    await expect(
      encode(endless, { ...pictureLimits, processor: 500, milliseconds: 80_000 }),
    ).rejects.toMatchObject({
      code: 'TOO_LARGE',
      text: 'pictureTooDemanding',
    });
    expect((await send(await blank(40, 30).png().toBuffer())).statusCode).toBe(200);
  });

  it('are to come again where the machine has no time for them', async () => {
    const endless = await fileOf('endless.jpg', jpegOfScans(largest, 2_600));
    await expect(encode(endless, { ...pictureLimits, milliseconds: 1 })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfter: 5,
    });
  });

  it('lose their process where they take more memory than they may, and the next picture is taken', async () => {
    const deep = await fileOf('deep.png', deepInterlacedPng(largest));
    await expect(encode(deep, { ...pictureLimits, milliseconds: 80_000 })).rejects.toMatchObject({
      code: 'TOO_LARGE',
      text: 'pictureTooDemanding',
    });
    expect((await send(await blank(40, 30).png().toBuffer())).statusCode).toBe(200);
  });

  it('leave no process behind when the server is killed', async () => {
    const endless = await fileOf('endless.jpg', jpegOfScans(largest, 2_600));
    const script = join(__dirname, '../../test/support/decode-and-die.mjs');
    const program = spawn(process.execPath, [script, endless], { stdio: ['ignore', 'ignore', 'pipe'] });
    program.stderr.resume();
    // Whoever has its end of the pipe is gone then: the decoder too.
    expect(await once(program, 'close')).toEqual([null, 'SIGKILL']);
  });

  it('are measured without reading their pixels', () => {
    expect(pictureDemand(jpegOfScans(largest, 20))).toBe(2 * largest.width * largest.height);
    expect(pictureDemand(deepInterlacedPng(largest))).toBeGreaterThan(8 * largest.width * largest.height);
  });
});
