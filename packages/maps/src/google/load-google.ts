/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { onAuthFailure } from './auth-failure.ts';

/** Milliseconds to wait for Google before the basic map takes its place. */
const timeout = 4_000;

export interface GoogleLibraries {
  maps: google.maps.MapsLibrary;
  marker: google.maps.MarkerLibrary;
  core: google.maps.CoreLibrary;
}

export interface GoogleKey {
  key: string;
  language: string;
}

/** On the page: each bundle has its own copy of this module, and none should wait again for what failed in another. */
const loading = Symbol.for('estela.google');

const page = globalThis as unknown as { [loading]?: Promise<GoogleLibraries | undefined> | undefined };

/** Google's libraries, or undefined if they cannot be loaded; asked for once per page. */
export function loadGoogle(key: GoogleKey): Promise<GoogleLibraries | undefined> {
  page[loading] ??= Promise.race([load(key), refused(), late()]).catch(() => undefined);
  return page[loading];
}

/** Forgets what was loaded, for tests. */
export function forgetGoogle(): void {
  page[loading] = undefined;
}

/** Another bundle of this page may have started Google's loader: its options win, and `importLibrary` exists. */
async function load({ key, language }: GoogleKey): Promise<GoogleLibraries> {
  const ready = typeof google !== 'undefined' && google.maps?.importLibrary;
  if (!ready) setOptions({ key, v: 'weekly', language, libraries: ['places', 'marker', 'geometry'] });
  const take = (ready || importLibrary) as typeof google.maps.importLibrary;
  // For those who look up addresses and measure; a map is drawn without them.
  for (const other of ['places', 'geometry'] as const) void take(other).catch(() => undefined);
  const [maps, marker, core] = await Promise.all([take('maps'), take('marker'), take('core')]);
  return {
    maps: maps as google.maps.MapsLibrary,
    marker: marker as google.maps.MarkerLibrary,
    core: core as google.maps.CoreLibrary,
  };
}

function refused(): Promise<undefined> {
  return new Promise((resolve) => {
    onAuthFailure(() => resolve(undefined));
  });
}

function late(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeout, undefined);
  });
}
