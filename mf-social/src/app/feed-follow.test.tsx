import { aFeedItem, aStream, aUser, aUserCard, HttpResponse, http, screen, waitFor } from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

describe('after a follow beside a feed that shows something', () => {
  const carla = { ...aUserCard({ username: 'carla', name: 'Carla' }), followedByMe: true };
  const bruno = aUserCard({ username: 'bruno', name: 'Bruno' });
  const pages = [1, 2].map((page) => aFeedItem('flight', { title: `Carla ${page}`, owner: carla as never }));
  const narrow = globalThis.matchMedia;
  beforeEach(() => {
    window.scrollTo = jest.fn();
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((media) => ({ ...narrow(media), matches: media.includes('min-width: 80rem') }));
  });
  afterEach(() => jest.restoreAllMocks());

  function follows() {
    let isFollowed = false;
    const bringsBruno = aFeedItem('flight', {
      title: 'By Bruno',
      owner: { ...bruno, followedByMe: true } as never,
    });
    const handlers = [
      http.get('/api/feed', ({ request }) => {
        const query = new URL(request.url).searchParams;
        if (query.get('tab') !== 'following') return HttpResponse.json(aStream([]));
        if (query.has('cursor')) return HttpResponse.json(aStream(pages.slice(1)));
        return HttpResponse.json(aStream([...(isFollowed ? [bringsBruno] : []), ...pages.slice(0, 1)], 'x'));
      }),
      http.get('/api/users/suggestions', () =>
        HttpResponse.json({ items: [{ ...bruno, shared: { spots: 0, drones: 0, disciplines: [] } }] }),
      ),
      http.put(`/api/users/${bruno._id}/follow`, () => {
        isFollowed = true;
        return HttpResponse.json({ status: 'following', followedByMe: true, followers: 1 });
      }),
    ];
    return renderSocial('/feed?tab=following', { user: aUser(), handlers });
  }

  async function followBruno() {
    const rendered = follows();
    const { actor } = rendered;
    await actor.click(await screen.findByRole('button', { name: 'Cargar más' }));
    expect(await screen.findByRole('link', { name: 'Carla 2' })).toBeVisible();
    await actor.click(await screen.findByRole('button', { name: 'Seguir a Bruno' }));
    const more = await screen.findByRole('button', { name: 'Mostrar a quien acabas de seguir' });
    return { ...rendered, more };
  }

  it('leaves the reader their place, and brings what is new when asked to', async () => {
    const { actor, more } = await followBruno();
    expect(screen.getByRole('link', { name: 'Carla 2' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'By Bruno' })).toBeNull();
    await actor.click(more);
    expect(await screen.findByRole('link', { name: 'By Bruno' })).toBeVisible();
    expect(more).not.toBeInTheDocument();
  });

  it('has it there when the tab is opened again', async () => {
    const { actor } = await followBruno();
    await actor.click(screen.getByRole('link', { name: 'Global' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Carla 2' })).toBeNull());
    await actor.click(screen.getByRole('link', { name: 'Siguiendo' }));
    expect(await screen.findByRole('link', { name: 'By Bruno' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mostrar a quien acabas de seguir' })).toBeNull();
  });
});
