import { parseVideoUrl } from './parse-video-url.ts';

const id = 'dQw4w9WgXcQ';
const embed = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`;

it.each([
  [`https://www.youtube.com/watch?v=${id}`, embed],
  [`https://youtube.com/watch?list=PL1&v=${id}&pp=x`, embed],
  [`https://m.youtube.com/watch?v=${id}&t=1m30s`, `${embed}&start=90`],
  [`http://youtu.be/${id}?t=42`, `${embed}&start=42`],
  [`https://www.youtube.com/shorts/${id}`, embed],
  [`https://www.youtube.com/live/${id}?start=3`, `${embed}&start=3`],
  [`https://www.youtube-nocookie.com/embed/${id}`, embed],
  [`https://WWW.YouTube.COM./embed/${id}`, embed],
  [`https://www.youtube.com/watch?v=${id}&t=javascript:alert(1)`, embed],
  [`https://music.youtube.com/watch?v=${id}#t=1h2m3s`, `${embed}&start=3723`],
  [`https://www.youtube.com/v/${id}?t=90s&start=5`, `${embed}&start=90`],
  [`https://youtu.be/${id}/?si=AbC&t=-5`, embed],
  [`https://www.youtube.com:8443/shorts/${id}?feature=share`, embed],
  [`https://www.youtube.com/watch?v=${id}&v=aaaaaaaaaaa`, embed],
  [`https://youtu.be/${id}&feature=channel`, embed],
  [`https://youtu.be/${id}%5D`, embed],
  [`https://youtu.be/${id}).`, embed],
  [`https://www.youtube.com/watch?v=${id}%22`, embed],
  [`https://www.youtube.com/shorts/${id}&t=3`, embed],
])('plays %s in the frame of YouTube without cookies', (address, embedUrl) => {
  expect(parseVideoUrl(address)).toMatchObject({ kind: 'youtube', host: 'YouTube', embedUrl });
});

it.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
  [
    'https://vimeo.com/76979871/ab12cd34ef',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12cd34ef',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=ab12cd34ef',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12cd34ef',
  ],
  [
    'https://vimeo.com/76979871/ab12cd34ef?share=copy#t=1m5s',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12cd34ef#t=65s',
  ],
  [
    'https://vimeo.com/showcase/7008490/video/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
  [
    'https://vimeo.com/groups/fpv/videos/76979871?h=%22%3E',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
])('plays %s in the frame of Vimeo', (address, embedUrl) => {
  expect(parseVideoUrl(address)).toMatchObject({ kind: 'vimeo', embedUrl });
});

it.each([
  ['https://videos.example.org/a/cresta.mp4', 'video/mp4'],
  ['https://player.vimeo.com/progressive_redirect/playback/123456789/rendition/1080p/file.mp4', 'video/mp4'],
  ['https://player.vimeo.com/external/123456789.hd.mp4?s=abc', 'video/mp4'],
  ['https://videos.example.org/cresta.WEBM?token=1#t=10', 'video/webm'],
  ['https://videos.example.org:8443/cresta.mp4', 'video/mp4'],
])('plays the file %s itself', (href, type) => {
  expect(parseVideoUrl(href)).toMatchObject({ kind: 'file', href, type });
});

it.each([
  ['https://www.instagram.com/reel/Cx1/', 'Instagram'],
  ['https://instagram.com/p/Cx1/?igsh=1', 'Instagram'],
  ['https://www.tiktok.com/@pilot/video/1', 'TikTok'],
  ['https://vm.tiktok.com/ZM1/', 'TikTok'],
  ['https://evil.tiktok.com.example/@pilot/video/1', 'evil.tiktok.com.example'],
  ['https://example.org/watch?v=dQw4w9WgXcQ', 'example.org'],
  ['http://videos.example.org/cresta.mp4', 'videos.example.org'],
  ['https://example.org/cresta.mp4.html', 'example.org'],
  // Hosts that look like the allowed ones.
  [`https://youtube.com.evil.example/watch?v=${id}`, 'youtube.com.evil.example'],
  [`https://notyoutube.com/watch?v=${id}`, 'notyoutube.com'],
  [`https://evil.example/youtube.com/embed/${id}`, 'evil.example'],
  [`https://evil.example/?u=https://youtu.be/${id}`, 'evil.example'],
  [`https://xn--youtub-9ya.com/watch?v=${id}`, 'xn--youtub-9ya.com'],
  // The right host without a video.
  ['https://www.youtube.com/@pilot', 'youtube.com'],
  ['https://www.youtube.com/watch?v=../../evil', 'youtube.com'],
  ['https://www.youtube.com/watch?v="><script>', 'youtube.com'],
  [`https://www.youtube.com/redirect?q=https://evil.example&v=${id}`, 'youtube.com'],
  ['https://www.youtube.com/embed/%2e%2e%2fevil%00', 'youtube.com'],
  [`https://www.youtube.com/watch?v=${id}x`, 'youtube.com'],
  ['https://www.youtube.com/playlist?list=PL1', 'youtube.com'],
  ['https://www.youtube.com/clip/Ugkx1', 'youtube.com'],
  // The browser takes a backslash for a slash: this is evil.example's.
  [`https://evil.example\\@youtube.com/watch?v=${id}`, 'evil.example'],
  ['https://vimeo.com.evil.example/76979871', 'vimeo.com.evil.example'],
  ['https://vimeo.com/about', 'vimeo.com'],
  ['https://vimeo.com/showcase/7008490', 'vimeo.com'],
  ['https://vimeo.com/event/1234567', 'vimeo.com'],
])('makes a plain link of %s', (address, host) => {
  expect(parseVideoUrl(address)).toEqual({ kind: 'link', host, href: new URL(address).href });
});

it.each([
  '',
  'not an address',
  '//youtu.be/dQw4w9WgXcQ',
  'javascript:alert(document.domain)',
  'JaVaScRiPt:alert(1)//https://youtu.be/dQw4w9WgXcQ',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:video/mp4;base64,AAAA',
  'blob:https://example.org/1',
  'file:///etc/passwd.mp4',
  'ftp://example.org/cresta.mp4',
  'vbscript:msgbox(1)',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com:secret@evil.example/cresta.mp4',
  'https://',
])('refuses %j', (address) => {
  expect(parseVideoUrl(address)).toBeUndefined();
});
