import { separateVersions } from './chunk-queues.ts';

declare global {
  var mf_gear_chunks: string[] | undefined;
}

/** Runs `work` as a script of this address would. */
function asScript<T>(address: string, work: () => T): T {
  const script = document.createElement('script');
  script.src = address;
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  try {
    return work();
  } finally {
    current.mockRestore();
  }
}

test('a file that two versions share adds its modules to the version that requested it', () => {
  separateVersions('mf_gear');
  separateVersions('mf_gear');
  for (const version of ['v1', 'v2'])
    asScript(`/remotes/mf-gear/${version}/remoteEntry.js`, () => {
      globalThis.mf_gear_chunks ??= [];
    });
  asScript('/remotes/mf-gear/files/page.js#v1', () => globalThis.mf_gear_chunks?.push('first'));
  asScript('/remotes/mf-gear/files/page.js?retry=1#v2', () => globalThis.mf_gear_chunks?.push('second'));
  const added = ['v1', 'v2'].map((version) =>
    asScript(`/remotes/mf-gear/${version}/remoteEntry.js`, () => globalThis.mf_gear_chunks),
  );
  expect(added).toEqual([['first'], ['second']]);
});
