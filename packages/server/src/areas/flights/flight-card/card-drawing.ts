import type { Pen } from './card-fonts.ts';
import { cut, titleLines } from './title-lines.ts';

export const cardSize = { width: 1200, height: 630 };

/** What a card says. */
export interface CardWords {
  /** Decides the drawing of a flight without a poster. */
  id: string;
  title: string;
  name: string;
  username: string;
  place: string;
  figures: { value: string; unit: string }[];
}

const margin = 64;
const room = cardSize.width - 2 * margin;
const ink = '#eef2f7';
const quiet = '#b4bfcd';
const signal = '#ff6b1a';

/** The words over the picture, as SVG that only has outlines and shapes. */
export function drawWords(pen: Pen, words: CardWords): string {
  const { name, username, figures } = words;
  // A title in letters that no font here has leaves its pilot to say whose flight it is.
  const title = pen.drawable(words.title) || pen.drawable(name) || `@${username}`;
  const { size, lines } = titleLines(pen, title, room);
  const figuresY = cardSize.height - margin;
  const pilotY = figures.length > 0 ? figuresY - 72 : figuresY;
  const titleY = pilotY - 60 - (lines.length - 1) * size * 1.1;
  const pilot = cut(
    pen,
    [pen.drawable(name), `@${username}`, pen.drawable(words.place)].filter(Boolean).join(' · '),
    32,
    room,
  );
  return svg(`
    <defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#0b0f17" stop-opacity="0.55"/><stop offset="0.3" stop-color="#0b0f17" stop-opacity="0.25"/>
      <stop offset="1" stop-color="#0b0f17" stop-opacity="0.94"/></linearGradient></defs>
    <rect width="1200" height="630" fill="url(#shade)"/>
    <circle cx="${margin + 12}" cy="${margin + 8}" r="12" fill="${signal}"/>
    ${path(pen.outline('Estela', { x: margin + 40, y: margin + 21, size: 40 }), ink)}
    ${lines.map((line, index) => path(pen.outline(line, { x: margin, y: titleY + index * size * 1.1, size }), ink)).join('')}
    ${path(pen.outline(pilot, { x: margin, y: pilotY, size: 32 }), quiet)}
    ${drawFigures(pen, figures, figuresY)}`);
}

function drawFigures(pen: Pen, figures: CardWords['figures'], y: number): string {
  let x = margin;
  return figures
    .map(({ value, unit }, index) => {
      const number = path(pen.outline(value, { x, y, size: 52 }), index === 0 ? signal : ink);
      x += pen.width(value, 52) + 10;
      const measure = path(pen.outline(unit, { x, y, size: 30 }), quiet);
      x += pen.width(unit, 30) + 48;
      return number + measure;
    })
    .join('');
}

/** Hills and the line of a flight over them, always the same for a flight. */
export function drawCover(id: string): string {
  // The end of an id is random.
  const seeds = [...id.slice(-8)].map((digit) => Number.parseInt(digit, 16) / 15);
  const seed = (index: number) => seeds[index] ?? 0;
  const wave = (base: number, swing: number, phase: number) =>
    Array.from({ length: 25 }, (_, step) => {
      const y =
        base + swing * Math.sin(step / 3 + phase * 6) + (swing / 3) * Math.sin(step * 0.9 + phase * 9);
      return `${step * 50} ${y.toFixed(1)}`;
    }).join('L');
  const hill = (base: number, phase: number, fill: string) =>
    `<path d="M${wave(base, 46, phase)}V630H0Z" fill="${fill}"/>`;
  const hue = Math.round(170 + seed(0) * 130);
  return svg(`
    <rect width="1200" height="630" fill="hsl(${hue} 42% 16%)"/>
    <circle cx="${200 + seed(1) * 800}" cy="${130 + seed(2) * 70}" r="${50 + seed(3) * 40}" fill="hsl(${hue - 130} 72% 62%)" opacity="0.8"/>
    ${hill(270, seed(4), `hsl(${hue} 38% 22%)`)}
    ${hill(360, seed(5), `hsl(${hue} 42% 15%)`)}
    <path d="M${wave(250, 70, seed(6))}" fill="none" stroke="#35c7d9" stroke-width="5" stroke-linejoin="round" opacity="0.85"/>
    ${hill(470, seed(7), `hsl(${hue} 46% 9%)`)}`);
}

const path = (data: string, fill: string) => (data ? `<path d="${data}" fill="${fill}"/>` : '');

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${content}</svg>`;
