import { texts } from './texts.mjs';

/** Puts sample data into an empty database, unless ESTELA_SAMPLE=0. Returns the sample logins if they exist. */
export async function fillSample(db, { openStorage, insertSample }, config, stage) {
  if (!config.sample) return [];
  const storage = await openStorage(config);
  const { added, present, logins } = await insertSample(db, { onlyIfEmpty: true, storage });
  stage.done(texts.sample, added ? texts.done : texts.unchanged);
  return present ? logins : [];
}
