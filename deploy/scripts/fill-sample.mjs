import { texts } from './texts.mjs';

/** Puts sample data into an empty database, where it is wanted. Returns the sample logins whose passwords are known. */
export async function fillSample(db, { openStorage, insertSample }, config, stage) {
  if (!config.sample) return [];
  const storage = await openStorage(config);
  const randomPasswords = config.samplePasswords === 'random';
  const { added, present, logins } = await insertSample(db, { onlyIfEmpty: true, randomPasswords, storage });
  stage.done(texts.sample, added ? texts.done : texts.unchanged);
  return present ? logins : [];
}
