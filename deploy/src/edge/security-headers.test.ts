import { pageSecurityHeaders } from './security-headers.ts';

const settings = {};
const policyOf = (...given: Parameters<typeof pageSecurityHeaders>) =>
  pageSecurityHeaders(...given)['content-security-policy']?.split('; ') ?? [];

test('strings become scripts and markup through the shell’s policy alone', () => {
  const policy = policyOf(settings);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types default');
});

test('with a Google key Google’s own policies are allowed, and ours stays enforced', () => {
  const policy = policyOf({ ...settings, googleMapsApiKey: 'key' });
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types * 'allow-duplicates'");
});

test('a page that trusts its scripts still takes them from nowhere else', () => {
  const policy = policyOf(settings, { scripts: ['hash'], isTrusting: true });
  expect(policy.join()).not.toContain('trusted-types');
  expect(policy).toContain("script-src 'self' 'sha256-hash'");
});

test('pictures of the ground come from the hosts of the settings, and nothing else does', () => {
  const layer = { kind: 'satellite', attribution: 'Pictures' } as const;
  const mapLayers = [
    { ...layer, url: 'https://tiles.example:8443/a/{z}/{x}/{y}.png' },
    { ...layer, url: 'https://tiles.example:8443/b/{z}/{x}/{y}.png' },
  ];
  const changed = policyOf({ ...settings, mapLayers }).filter((rule) => !policyOf(settings).includes(rule));
  expect(changed).toEqual(["img-src 'self' data: blob: https://tiles.example:8443"]);
});
