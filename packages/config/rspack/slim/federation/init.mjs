/** Shared modules are not tree-shaken for each host: without that a container only tells the runtime its options. */
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
