import { I18nextProvider } from '@estela/i18n';
import { createBilingual } from '@estela/i18n/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { VideoPlayer } from './index.ts';

function show(url: string) {
  return render(
    <I18nextProvider i18n={createBilingual({ language: 'en' })}>
      <VideoPlayer url={url} title="Sunrise" cover={<p>cover</p>} />
    </I18nextProvider>,
  );
}

it('asks nothing of the host before the tap, then plays with the focus in the frame', async () => {
  const { container } = show('https://youtu.be/dQw4w9WgXcQ');
  expect(container.querySelector('iframe, video, img')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Play “Sunrise”' }));
  const frame = screen.getByTitle('Video: Sunrise');
  expect(frame).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//),
  );
  expect(frame).toHaveFocus();
});

it('plays a file itself, and links to it when the browser cannot', async () => {
  show('https://videos.example.org/cresta.mp4');
  await userEvent.click(screen.getByRole('button', { name: 'Play “Sunrise”' }));
  fireEvent.error(screen.getByTitle('Video: Sunrise'));
  expect(screen.getByRole('alert')).toHaveTextContent('This video cannot be played here.');
  expect(screen.getByRole('link', { name: 'Watch on videos.example.org' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
});

it('links to a host that cannot be embedded', () => {
  show('https://www.tiktok.com/@pilot/video/1');
  const link = screen.getByRole('link', { name: 'Watch on TikTok' });
  expect(link).toHaveAttribute('href', 'https://www.tiktok.com/@pilot/video/1');
  expect(link).toHaveAttribute('target', '_blank');
});

it('shows the picture alone for an address that must not be followed', () => {
  show('javascript:alert(1)');
  expect(screen.getByText('cover')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
