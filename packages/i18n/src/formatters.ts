/** Creating one of Intl's formatters costs far more than using it, and each row of a list needs the same few. */
function kept<Options, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const known = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options ?? {})}`;
    const formatter = known.get(key) ?? make(locale, options);
    known.set(key, formatter);
    return formatter;
  };
}

export const dateFormatter = kept(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const numberFormatter = kept(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const relativeTimeFormatter = kept(
  (locale, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
export const regionNames = kept(
  (locale) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }),
);
