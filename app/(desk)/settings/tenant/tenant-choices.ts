import { getCountries } from 'libphonenumber-js';
import type { TenantChoices } from '@/components/settings/tenant-form';
import type { TenantSettings } from '@/lib/settings/tenant-contract';
import type { Language } from '@/lib/words/languages';

/** Languages that distributors write in, each with the countries whose way with numbers differs. */
const usualLocales = [
  'af-ZA en-ZA en-GB en-US en-AU en-CA en-IN en-IE en-KE en-NG en-NZ en-NA en-BW en-ZW en-ZM en-SG',
  'ar-EG ar-SA bg-BG cs-CZ da-DK de-AT de-CH de-DE el-GR es-AR es-CL es-CO es-ES es-MX es-PE et-EE fi-FI',
  'fr-BE fr-CA fr-CH fr-FR fr-MA fr-SN he-IL hi-IN hr-HR hu-HU id-ID it-CH it-IT ja-JP ko-KR lt-LT lv-LV',
  'ms-MY nb-NO nl-BE nl-NL pl-PL pt-AO pt-BR pt-MZ pt-PT ro-RO ru-RU sk-SK sl-SI sr-RS sv-SE sw-KE sw-TZ',
  'th-TH tr-TR uk-UA vi-VN zh-CN zh-TW zu-ZA xh-ZA',
].flatMap((row) => row.split(' '));

type Naming = 'region' | 'currency' | 'language';

/** What the form's lists offer, by its name in a language; a stored value that no list has stands first. */
export function tenantChoices(settings: TenantSettings, language: Language): TenantChoices {
  const named = (codes: readonly string[], naming: Naming, stored: string) => {
    const names = new Intl.DisplayNames(language, { type: naming });
    return withStored(
      codes
        .map((value) => ({ value, words: `${names.of(value) ?? value} (${value})` }))
        .sort((one, other) => one.words.localeCompare(other.words, language)),
      stored,
    );
  };
  return {
    country: named(getCountries(), 'region', settings.country),
    currency: named(Intl.supportedValuesOf('currency'), 'currency', settings.currency),
    locale: named(usualLocales, 'language', settings.locale),
    timeZone: withStored(
      ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
        value,
        words: value.replaceAll('_', ' '),
      })),
      settings.timeZone,
    ),
  };
}

function withStored(options: { value: string; words: string }[], stored: string) {
  const isListed = options.some(({ value }) => value === stored);
  return isListed ? options : [{ value: stored, words: stored }, ...options];
}
