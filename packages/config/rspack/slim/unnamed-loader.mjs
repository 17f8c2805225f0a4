const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const component = /= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g;

/** Without names components that nothing uses can be left out: a call that makes one has no other effect. */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader from there
export default function unnamedLoader(source) {
  return source.replaceAll(displayName, '').replaceAll(component, '= /* @__PURE__ */ ');
}
