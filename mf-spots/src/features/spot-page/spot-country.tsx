import { countryName, useFormat } from '@estela/i18n';
import { Badge } from '@estela/ui';

/** The country by name and code. No emoji: Windows draws no flags. */
export function SpotCountry({ code }: { code: string | null }) {
  const { language } = useFormat();
  if (!code) return null;
  return (
    <>
      <span aria-hidden="true">
        <Badge mono>{code}</Badge>
      </span>
      <span>{countryName(code, language)}</span>
    </>
  );
}
