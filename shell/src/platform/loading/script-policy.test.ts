import { aComposition, aRemote } from '../testing/shell-parts.tsx';
import { entryScript } from './entry-script.ts';
import { guardScripts, isAllowedScript } from './script-policy.ts';

const composition = aComposition({ 'mf-gear': aRemote('mf-gear', []) });
const maps = 'https://maps.googleapis.com/maps/api/js';

test.each([
  ['/remotes/mf-gear/1.0.0/remoteEntry.js', true],
  ['/remotes/mf-gear/1.0.0/remoteEntry.js?retry=1', true],
  ['/shell/files/vendor.js', true],
  ['/shell/files/vendor.js?retry=1', true],
  ['/shell/files/unlisted.js', false],
  ['/shell/files/sub/vendor.js', false],
  ['/shell/files/..%2fvendor.js', false],
  ['/shell/2.0.0/vendor.js', false],
  ['/remotes/mf-gear/files/lifecycles.js', true],
  ['/remotes/mf-gear/1.0.0/unlisted.js', false],
  ['/remotes/mf-gear/0.9.0/remoteEntry.js', false],
  ['/api/users/1/picture', false],
  ['https://elsewhere.test/remotes/mf-gear/1.0.0/remoteEntry.js', false],
  ['data:text/javascript,alert(1)', false],
  ['/service-worker.js', true],
  ['https://elsewhere.test/service-worker.js', false],
  [maps, false],
])('%s may run: %s', (address, expected) => {
  expect(isAllowedScript(address, composition)).toBe(expected);
});

test('Google’s maps may run where the operator has set a key', () => {
  const settings = { ...composition.settings, googleMapsApiKey: 'key' };
  expect(isAllowedScript(maps, { ...composition, settings })).toBe(true);
});

test('the page’s policy uses the composition that is live, not the first one', () => {
  const createPolicy = jest.fn();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  let live = aComposition();
  guardScripts(() => live);
  const [name, { createScriptURL }] = createPolicy.mock.calls[0];
  expect(name).toBe('default');
  const entry = '/remotes/mf-gear/1.0.0/remoteEntry.js';
  expect(() => createScriptURL(entry)).toThrow('does not list');
  live = composition;
  expect(createScriptURL(entry)).toBe(entry);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

test('markup is never written as text, except for the strings that Leaflet uses', () => {
  const createPolicy = jest.fn();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  guardScripts(() => composition);
  const { createHTML } = createPolicy.mock.calls[0][1];
  expect(createHTML('<svg/>')).toBe('<svg/>');
  expect(() => createHTML('<img src=x onerror=alert(1)>')).toThrow('never');
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

test('a remote’s entry is requested with its hash', () => {
  const { script } = entryScript('mf-gear', aRemote('mf-gear', []));
  expect(script.src).toBe('http://localhost/remotes/mf-gear/1.0.0/remoteEntry.js');
  expect(script).toHaveAttribute('integrity', 'sha384-entry');
  expect(script.crossOrigin).toBe('anonymous');
});

test('an entry without a hash is rejected', () => {
  expect(() => entryScript('mf-gear', { ...aRemote('mf-gear', []), entry: 'other.js' })).toThrow('no hash');
});
