/** Silhouette of a quadcopter seen from behind and a little above, about 100 wide around 0,0. */
export function quadSilhouette(ink) {
  const disc = (x, y, width) =>
    `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * 0.2}" fill="${ink}" fill-opacity=".32"/>` +
    `<rect x="${x - 3}" y="${y}" width="6" height="11" rx="2" fill="${ink}"/>`;
  return (
    disc(-30, -13, 17) +
    disc(30, -13, 17) +
    `<path d="M-34-4 L-6 4 L6 4 L34-4 L34 1 L8 10 L-8 10 L-34 1 Z" fill="${ink}"/>` +
    `<path d="M-44 14 L-8 3 L8 3 L44 14 L44 19 L10 13 L-10 13 L-44 19 Z" fill="${ink}"/>` +
    disc(-42, 5, 23) +
    disc(42, 5, 23) +
    `<path d="M-11-7 Q0-14 11-7 L14 11 Q0 19-14 11 Z" fill="${ink}"/>` +
    `<path d="M5-9 L16-31" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"/>` +
    '<circle cx="-5" cy="8" r="2" fill="#ff6b1a"/><circle cx="5" cy="8" r="2" fill="#ff6b1a"/>'
  );
}

/** The same for a flying wing. */
export function wingSilhouette(ink) {
  return (
    `<path d="M0-10 L58 12 L58 20 L14 12 L-14 12 L-58 20 L-58 12 Z" fill="${ink}"/>` +
    `<path d="M58 14 L62-4 L58 4 Z M-58 14 L-62-4 L-58 4 Z" fill="${ink}"/>` +
    `<ellipse cx="0" cy="2" rx="9" ry="11" fill="${ink}"/>` +
    `<ellipse cx="0" cy="16" rx="20" ry="4" fill="${ink}" fill-opacity=".35"/>` +
    '<circle cx="0" cy="12" r="2.4" fill="#ff6b1a"/>'
  );
}

/** A drone in a scene with the trace of where it came from. */
export function flyingDrone(shape, { x, y, size, tilt }) {
  const from = x > 480 ? -1 : 1;
  const trace =
    `M${x} ${y} C${x + from * 90} ${y + 46} ${x + from * 190} ${y + 10} ${x + from * 300} ${y + 74} ` +
    `S${x + from * 470} ${y + 190} ${x + from * 600} ${y + 130}`;
  const line = (width, opacity) =>
    `<path d="${trace}" fill="none" stroke="#fff" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;
  return (
    line(9, 0.1) +
    `<path d="${trace}" fill="none" stroke="#ffd2a8" stroke-width="2.2" stroke-opacity=".75" stroke-dasharray="1 11" stroke-linecap="round"/>` +
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${size})">${shape}</g>`
  );
}
