/* global __APP_NAME__ */
// Stands for react-refresh/runtime inside a watched app: a page has one such runtime, which knows components of all apps.
const { runtime } = globalThis.__estelaDevelopment;

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = runtime;

/** Two apps may have a component of the same name in a file of the same name. */
export function register(type, id) {
  runtime.register(type, `${__APP_NAME__} ${id}`);
}
