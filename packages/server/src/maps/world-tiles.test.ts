import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { worldFile } from '@estela/basemap';
import { openWorld } from './world-tiles.ts';

test('tiles come again once their file can be read again', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'estela-world-'));
  const place = join(dir, 'world.pmtiles');
  const world = openWorld(place);
  await expect(world.read(0, 0, 0, 'gzip')).rejects.toThrow('ENOENT');
  copyFileSync(worldFile, place);
  expect(await world.read(0, 0, 0, 'gzip')).toBeInstanceOf(Buffer);
  await world.close();
  rmSync(dir, { recursive: true });
});
