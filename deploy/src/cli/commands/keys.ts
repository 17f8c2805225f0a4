import { activeVersions } from '../../store/active-pointer.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import type { ChangeOptions, CommandGroup, CommonOptions } from '../command-group.ts';
import { type Report, table } from '../reports.ts';
import { fill, texts } from '../texts.ts';

export const keyCommands: CommandGroup = (add) => {
  add<CommonOptions, []>('key list', texts.keyList, list);
  add<CommonOptions, []>('key rotate', texts.keyRotate, rotate);

  add<ChangeOptions, []>('recover', texts.commands.recover, recover).option(
    '--dry-run',
    texts.options.dryRun,
  );
};

async function list({ keys }: ReleaseStore): Promise<Report> {
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

async function rotate(store: ReleaseStore): Promise<Report> {
  const data = await store.rotateKey();
  const { key, dropped, signed, refused } = data;
  const line = fill(texts.rotated, {
    key,
    dropped: dropped.join(', ') || texts.none,
    signed,
  });
  return {
    lines: [line, ...refused.map((title) => fill(texts.notSigned, { title }))],
    data,
  };
}

async function recover(store: ReleaseStore, { dryRun = false }: ChangeOptions): Promise<Report> {
  const pointer = await store.recover(dryRun);
  if (!pointer) return { lines: [texts.nothingToRecover], data: { changed: false } };
  const live = activeVersions(pointer);
  const lines = Object.entries(live).map(([app, version]) => fill(texts.recoveredApp, { app, version }));
  const first = fill(dryRun ? texts.wouldRecover : texts.recovered, {
    sequence: pointer.sequence,
  });
  return {
    lines: [first, ...lines],
    data: { changed: !dryRun, sequence: pointer.sequence, live },
  };
}
