import { socialAddress } from './social-address.ts';

test.each([
  ['instagram', '@ana.fpv', 'https://www.instagram.com/ana.fpv'],
  ['instagram', ' ana_fpv ', 'https://www.instagram.com/ana_fpv'],
  ['instagram', 'instagram.com/ana', 'https://www.instagram.com/ana'],
  ['instagram', 'http://instagram.com/ana/', 'https://www.instagram.com/ana/'],
  ['instagram', 'HTTPS://M.Instagram.com/ana?igsh=1', 'https://www.instagram.com/ana?igsh=1'],
  ['facebook', 'fb.com/ana', 'https://www.facebook.com/ana'],
  ['facebook', 'facebook.com/profile.php?id=7', 'https://www.facebook.com/profile.php?id=7'],
  ['youtube', 'ana', 'https://www.youtube.com/@ana'],
  ['youtube', 'www.youtube.com/channel/UC7', 'https://www.youtube.com/channel/UC7'],
  ['tiktok', '@ana', 'https://www.tiktok.com/@ana'],
  ['linkedin', 'ana-ruiz', 'https://www.linkedin.com/in/ana-ruiz'],
  ['linkedin', 'es.linkedin.com/in/ana', 'https://www.linkedin.com/in/ana'],
  ['x', '@ana', 'https://x.com/ana'],
  ['x', 'https://twitter.com/ana', 'https://x.com/ana'],
  ['tiktok', 'https://vm.tiktok.com/ZM7abc/', 'https://vm.tiktok.com/ZM7abc/'],
  ['youtube', 'youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
] as const)('reads for %s %j as its address', (network, typed, address) => {
  expect(socialAddress(network, typed)).toBe(address);
});

test.each([
  ['instagram', 'instagram.com'],
  ['instagram', 'https://www.instagram.com/'],
  ['x', 'ana ruiz'],
  ['x', '@'],
  ['x', 'javascript:alert(1)'],
  ['x', 'ftp://x.com/ana'],
  ['x', 'ana@example.com'],
  ['x', 'https://ana:clave@x.com/ana'],
  ['x', 'linktr.ee/ana'],
  ['x', 'https://instagram.com/ana'],
  ['instagram', 'https://evil.com/x'],
  ['instagram', 'https://instagram.com.evil.com/ana'],
  ['instagram', 'https://evilinstagram.com/ana'],
  ['instagram', 'https://evil.com\\@instagram.com/ana'],
  ['instagram', 'https://instagram.com:8443/ana'],
  ['facebook', 'https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.com'],
  ['youtube', 'https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.com'],
  ['linkedin', 'https://www.linkedin.com/safety/go?url=https%3A%2F%2Fevil.com'],
] as const)('cannot read for %s %j', (network, typed) => {
  expect(socialAddress(network, typed)).toBeUndefined();
});
