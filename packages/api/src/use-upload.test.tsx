import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { createStore, Provider, useSession, useUpload, useUploadUserPictureMutation } from './index.ts';
import { anaAccount } from './testing/entities.ts';
import { server } from './testing/server.ts';

function setUp() {
  localStorage.setItem('auth_token', 'secret');
  const store = createStore({ user: anaAccount });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => ({ session: useSession(), upload: useUpload(useUploadUserPictureMutation()[0]) }), {
    wrapper,
  }).result;
}

const file = new File(['picture'], 'ana.png', { type: 'image/png' });

it('sends the picture with the token, and merges the answer into the session', async () => {
  server.use(
    http.post('/api/users/u-ana/image-profile', ({ request }) => {
      expect(request.headers.get('Authorization')).toBe('Bearer secret');
      expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
      return HttpResponse.json({ ...anaAccount, profilePicture: '/media/ana.webp' });
    }),
  );
  const result = setUp();
  await act(() => result.current.upload.start({ id: 'u-ana', file }));
  expect(result.current.session.user?.profilePicture).toBe('/media/ana.webp');
  expect(result.current.upload).toMatchObject({ isUploading: false, progress: 1, error: undefined });
});

it('tells why a picture was refused', async () => {
  const serverError = { error: 'Too big', message: 'Too big', code: 'TOO_LARGE' };
  server.use(
    http.post('/api/users/u-ana/image-profile', () => HttpResponse.json(serverError, { status: 413 })),
  );
  const result = setUp();
  await act(() => result.current.upload.start({ id: 'u-ana', file }));
  expect(result.current.upload.error).toMatchObject({ code: 'TOO_LARGE', message: 'Too big' });
});

it('is quiet after a cancel', async () => {
  let reached = () => {};
  const arrived = new Promise<void>((resolve) => {
    reached = resolve;
  });
  server.use(
    http.post('/api/users/u-ana/image-profile', () => {
      reached();
      return new Promise<never>(() => {});
    }),
  );
  const result = setUp();
  await act(async () => {
    const done = result.current.upload.start({ id: 'u-ana', file });
    await arrived;
    result.current.upload.cancel();
    expect(await done).toMatchObject({ error: { code: 'ABORTED' } });
  });
  expect(result.current.upload).toMatchObject({ isUploading: false, error: undefined });
  expect(result.current.session.user?.profilePicture).toBeNull();
});
