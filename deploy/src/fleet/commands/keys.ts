import type { Repairs } from '../../releases/repair.ts';
import type { StoreReader } from '../../releases/store-reader.ts';
import { activeVersions } from '../../store/active-pointer.ts';
import type { ChangeOptions, CommandGroup, CommonOptions } from './command-group.ts';
import { type Report, table } from './reports.ts';
import { fill, texts } from './texts.ts';

export const keyCommands: CommandGroup = (add) => {
  add<CommonOptions, []>('key list', texts.keyList, list);
  add<ChangeOptions, []>('key rotate', texts.keyRotate, rotate).option('--dry-run', texts.options.dryRun);

  add<ChangeOptions, []>('recover', texts.commands.recover, recover).option(
    '--dry-run',
    texts.options.dryRun,
  );
};

async function list({ keys }: Pick<StoreReader, 'keys'>): Promise<Report> {
  const own = await keys.own();
  const trusted = ((await keys.trusted()) ?? []).map(({ id, since, by }) => ({
    id,
    since,
    by,
    signs: id === own?.id,
  }));
  const rows = trusted.map(({ id, since, by, signs }) => [id, since, by, signs ? texts.yes : '']);
  const lines = rows.length === 0 ? [texts.noKeys] : table(texts.keyHeader, rows);
  return { lines, data: trusted };
}

async function rotate(store: Repairs, { dryRun = false }: ChangeOptions): Promise<Report> {
  const rotated = await store.rotateKey(dryRun);
  const { key, dropped, signed, refused } = rotated;
  const data = { ...rotated, key: key ?? null, changed: !dryRun, ...(dryRun && { dryRun }) };
  const line = fill(dryRun ? texts.wouldRotate : texts.rotated, {
    key: key ?? texts.newKey,
    dropped: dropped.join(', ') || texts.none,
    signed,
  });
  return {
    lines: [line, ...refused.map((title) => fill(texts.notSigned, { title }))],
    data,
  };
}

async function recover(store: Repairs, { dryRun = false }: ChangeOptions): Promise<Report> {
  const pointer = await store.recover(dryRun);
  if (!pointer) return { lines: [texts.nothingToRecover], data: { changed: false } };
  const live = activeVersions(pointer);
  const lines = Object.entries(live).map(([app, version]) => fill(texts.recoveredApp, { app, version }));
  const first = fill(dryRun ? texts.wouldRecover : texts.recovered, {
    sequence: pointer.sequence,
  });
  return {
    lines: [first, ...lines],
    data: { changed: !dryRun, sequence: pointer.sequence, live, ...(dryRun && { dryRun }) },
  };
}
