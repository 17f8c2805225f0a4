import { useSession } from '@estela/api';
import type { RouteAccess } from '@estela/contracts/platform';
import { useTranslation } from '@estela/i18n';
import { Link, useParams } from '@estela/runtime';
import { ListState, Skeleton } from '@estela/ui';
import { waitingPages } from './waiting-pages.tsx';

const route = (path: string, chunk: string, prerendered?: true, access: RouteAccess = 'public') => ({
  path,
  chunk,
  access,
  title: { es: '', en: '' },
  description: '',
  ...(prerendered && { prerendered }),
});
const catalogues = { es: { title: 'Drones' }, en: { title: 'Quads' } };

function Drones() {
  const { t } = useTranslation('gear');
  return (
    <section id="drones" aria-label={useParams().id}>
      <h1>{t('title')}</h1>
      {useSession().status}
      <Link to="/feed">{'Feed'}</Link>
      <Skeleton width="3rem" />
      <button type="button" disabled hidden>
        {'Zonas'}
      </button>
      <input type="checkbox" aria-label="Zonas" defaultChecked />
      <ListState items={undefined} empty="nothing">
        {() => 'drones'}
      </ListState>
    </section>
  );
}

test('the declared pages are drawn as they wait, in both languages', async () => {
  const prerender = waitingPages({
    manifest: { namespace: 'gear', routes: [route('/drones/:id', 'drone', true), route('/parts', 'parts')] },
    catalogues,
    pages: { drone: Drones },
  });
  const files = await prerender('a1');
  expect(Object.keys(files)).toEqual([
    'prerender/drone.guest.es.html',
    'prerender/drone.user.es.html',
    'prerender/drone.guest.en.html',
    'prerender/drone.user.en.html',
  ]);
  const html = files['prerender/drone.guest.es.html'];
  expect(html).toMatch(/^<!--styles a1--><section aria-label=":id"><h1>Drones<\/h1>guest/);
  expect(files['prerender/drone.user.en.html']).toContain('<h1>Quads</h1>user');
  // Nothing that the policy refuses, or that would be there twice.
  expect(html).toContain('data-style="--width:3rem"');
  expect(html).not.toMatch(/ style=| id=|\/>/);
  expect(html).toContain('aria-busy="true"');
  // As HTML says yes.
  expect(html).toContain('<button type="button" disabled hidden>');
  expect(html).toMatch(/<input [^>]* checked>/);
});

test('a page that asks for a login has none for guests', async () => {
  const prerender = waitingPages({
    manifest: { namespace: 'gear', routes: [route('/drones', 'drones', true, 'user')] },
    catalogues,
    pages: { drones: Drones },
  });
  expect(Object.keys(await prerender('a1'))).toEqual([
    'prerender/drones.user.es.html',
    'prerender/drones.user.en.html',
  ]);
});

test('a page that is declared and not there stops the build', async () => {
  const prerender = waitingPages({
    manifest: { namespace: 'gear', routes: [route('/drones', 'drones-page', true)] },
    catalogues,
    pages: {},
  });
  await expect(prerender('a1')).rejects.toThrow('/drones is declared as prerendered');
});
