const all = {
  es: {
    failed: 'Hay errores de compilación. Esta página sigue con la última versión que compiló bien.',
    local: '{apps}: versión local hasta las {time}',
    over: '{apps}: la versión local ha caducado',
    back: 'Volver a la versión publicada',
  },
  en: {
    failed: 'The build has errors. This page is still running the last good build.',
    local: '{apps}: local build until {time}',
    over: '{apps}: the local build has expired',
    back: 'Back to the published version',
  },
};

/** What the development client says, in the page's language. */
export function text(key, values = {}) {
  const { lang } = document.documentElement;
  return (all[lang] ?? all.en)[key].replace(/\{(\w+)\}/g, (_place, name) => values[name]);
}

export function timeOf(date) {
  const { lang } = document.documentElement;
  return new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' }).format(date);
}
