import { socialLink } from './social-link.ts';

test.each([
  ['https://www.instagram.com/ana', { href: 'https://www.instagram.com/ana' }],
  ['http://instagram.com/ana', { href: 'http://instagram.com/ana' }],
  ['https://evil.com/x', { href: 'https://evil.com/x', host: 'evil.com' }],
  [
    'https://instagram.com.evil.com/ana',
    { href: 'https://instagram.com.evil.com/ana', host: 'instagram.com.evil.com' },
  ],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('of %j stored for Instagram only what leads there goes by its name', (stored, link) => {
  expect(socialLink('instagram', stored)).toEqual(link);
});
