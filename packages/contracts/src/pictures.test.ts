import { pictureSources, pictureUrl } from './pictures.ts';

const id = '01a1fe6c-b7db-71da-90b9-9095555e327b';

test('a browser may choose among the widths that the server keeps', () => {
  expect(pictureSources(pictureUrl(id, 960))).toEqual({
    src: `/api/media/${id}/960.webp`,
    srcSet: `/api/media/${id}/320.webp 320w, /api/media/${id}/960.webp 960w, /api/media/${id}/1600.webp 1600w`,
  });
});

test('every width carries the signature of the address', () => {
  const { srcSet } = pictureSources(`${pictureUrl(id, 960)}?access=a.b_c-d`);
  expect(srcSet?.match(/\.webp\?access=a\.b_c-d \d+w/g)).toHaveLength(3);
});

test.each([null, 'blob:http://localhost/1', 'https://example.com/960.webp'])('%s has one width', (url) => {
  expect(pictureSources(url)).toEqual({ src: url });
});
