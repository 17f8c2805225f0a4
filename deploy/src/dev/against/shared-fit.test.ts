import { misfits, sharedVersions } from './shared-fit.ts';

const script =
  'a={scopeToSharingDataMapping:{default:[{name:"@estela/ui",version:"0.1.0",factory:()=>()=>u(67),eager:1},' +
  '{name:"react-dom/client",version:"19.3.1",factory:()=>()=>u(81),eager:1}]}}';

test('the shared modules of a shell are read from what was built', () => {
  expect(sharedVersions(['nothing', script])).toEqual({
    '@estela/ui': '0.1.0',
    'react-dom/client': '19.3.1',
  });
});

test('each shared module of which a build wants another version is named, with both', () => {
  const wanted = { '@estela/ui': '^0.2.0', '@estela/maps': '^1.0.0', 'react-dom/client': '^19.3.0' };
  expect(misfits(wanted, sharedVersions([script]))).toEqual([
    { name: '@estela/ui', wanted: '^0.2.0', brought: '0.1.0' },
    { name: '@estela/maps', wanted: '^1.0.0', brought: undefined },
  ]);
});
