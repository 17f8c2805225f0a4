/** Custom properties of each block of a style sheet, by the block's selector. For the tests of the tokens. */
export function readTokens(css: string): Map<string, ReadonlyMap<string, string>> {
  const blocks = new Map<string, Map<string, string>>();
  const source = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selector = '', body = ''] of source.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const name = selector.trim().replace(/\s+/g, ' ');
    const tokens = blocks.get(name) ?? new Map<string, string>();
    for (const [, key = '', value = ''] of body.matchAll(/(--e-[\w-]+):\s*([^;]+);/g))
      tokens.set(key, value.trim());
    blocks.set(name, tokens);
  }
  return blocks;
}

/** Relative luminance of `#rrggbb`, by WCAG. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
