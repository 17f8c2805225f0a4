/** The hook and `Trans` of react-i18next read them. Texts here come from the hook of `@estela/i18n`. */
export const getDefaults = () => {
  throw new Error(
    'The build leaves out what the hook and Trans of react-i18next need: packages/config/rspack/slim',
  );
};
export const setDefaults = () => undefined;
