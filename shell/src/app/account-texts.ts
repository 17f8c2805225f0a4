import en from '../locales/account.en.json' with { type: 'json' };
import es from '../locales/account.es.json' with { type: 'json' };

/** Texts of the account forms, bundled with the dialogs and pages that show them. */
export const accountTexts = { es, en };
