const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const component = /= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g;

/** What these functions come to without a data router: its loaders, forms and links that fetch ahead are not used. */
const plain = {
  useNavigate: '() => useNavigateUnstable()',
  usePrefetchBehavior: '() => [false, null, {}]',
  PrefetchPageLinks: '() => null',
};

/**
 * Without names components that nothing uses can be left out: a call that makes one has no other effect. A function of
 * `plain` gets another name, under which nothing uses it.
 */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader from there
export default function routerLoader(source) {
  const unnamed = source.replaceAll(displayName, '').replaceAll(component, '= /* @__PURE__ */ ');
  return Object.entries(plain).reduce(
    (text, [name, instead]) =>
      text.replace(`\nfunction ${name}(`, `\nvar ${name} = ${instead};\nfunction ${name}OfDataRouter(`),
    unnamed,
  );
}
