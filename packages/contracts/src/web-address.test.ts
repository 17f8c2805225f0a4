import { completeWebAddress, isWebAddress } from './web-address.ts';
import { httpUrl } from './wire.ts';

test.each([
  [' tienda.es/motor ', 'https://tienda.es/motor'],
  ['www.tienda.es', 'https://www.tienda.es'],
  ['//tienda.es/motor', 'https://tienda.es/motor'],
  ['tienda.es:8443/motor', 'https://tienda.es:8443/motor'],
  ['tienda.es?motor=1', 'https://tienda.es?motor=1'],
  ['http://tienda.es', 'http://tienda.es'],
  ['HTTPS://Tienda.es', 'HTTPS://Tienda.es'],
  ['', ''],
])('%j is completed to %j', (typed, address) => {
  expect(completeWebAddress(typed)).toBe(address);
});

test.each([
  'tienda',
  '/motor',
  'javascript:alert(1)',
  'javascript:1.5',
  'mailto:ana@tienda.es',
  'tel:600',
  'la tienda.',
])('%j is no address, and stays as it was typed', (typed) => {
  expect(completeWebAddress(typed)).toBe(typed);
  expect(isWebAddress(typed)).toBe(false);
});

test.each([
  ...['https://tienda.es/motor', 'http://nas/vuelo.mp4', 'http://[::1]:8080/', 'https://tienda.es/a b'],
  ...['https:tienda.es', 'https://', 'https://tienda es', 'ftp://tienda.es', 'data:text/html,x', 'tienda.es'],
])('of %j a form says what the server says', (address) => {
  expect(isWebAddress(address)).toBe(httpUrl.safeParse(address).success);
});
