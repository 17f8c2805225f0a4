import subsetFont from 'subset-font';

/** The weights that the design tokens name lie between these (packages/ui/src/tokens). */
const weights = { min: 400, max: 800 };

/** What texts need to be set well, and figures of one width; not a programmer's ligatures or other forms of letters. */
const features = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

/** A font is asked for each of them; it keeps those that it has. */
const characters = String.fromCodePoint(
  ...Array.from({ length: 0x3000 }, (_, code) => code),
  ...[0xfeff, 0xfffd],
);

/** A variable font with all its characters and only those weights and forms: half the bytes. */
export function slimFont(bytes, targetFormat = 'woff2') {
  const options = { targetFormat, keepFeatures: features, variationAxes: { wght: weights } };
  return subsetFont(bytes, characters, options);
}

// biome-ignore lint/style/noDefaultExport: the bundler takes a loader from there
export default function fontLoader(bytes) {
  const done = this.async();
  slimFont(bytes).then(
    (slim) => done(null, slim),
    (error) => done(error),
  );
}

export const raw = true;
