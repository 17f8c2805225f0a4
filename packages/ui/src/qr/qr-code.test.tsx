import { render } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { QrCode } from './qr-code.tsx';

/** Draws the path as a camera would see it: a square of the code is eight pixels wide. */
function pictureOf(svg: SVGSVGElement) {
  const size = svg.viewBox.baseVal?.width ?? Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const wide = size * 8;
  const data = new Uint8ClampedArray(wide * wide * 4).fill(255);
  const squares =
    svg
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h/g) ?? [];
  for (const [, x, y] of squares)
    for (let row = 0; row < 8; row += 1)
      for (let column = 0; column < 8; column += 1) {
        const at = ((Number(y) * 8 + row) * wide + Number(x) * 8 + column) * 4;
        data.fill(0, at, at + 3);
      }
  return { width: wide, height: wide, data };
}

test('a reader finds the link in the drawing', () => {
  const link = 'https://estela.example/equipment-items?sticker=7K3QX0RMWV2J';
  const { container } = render(<QrCode text={link} />);
  expect(decodeQR(pictureOf(container.querySelector('svg') as SVGSVGElement))).toBe(link);
});
