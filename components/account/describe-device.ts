import type { Words } from '@/lib/words/words';

const browsers: readonly [sign: RegExp, name: string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [sign: RegExp, name: string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A `User-Agent` as a person names the device: `Chrome on Windows`. Browsers name each other in theirs, so the first
 * sign that fits counts. A program is called by the first word of its own.
 */
export function describeDevice(
  { kind, userAgent }: { kind: 'BROWSER' | 'TOKEN'; userAgent: string },
  t: Words<'account'>,
): string {
  const named = (signs: typeof browsers) => signs.find(([sign]) => sign.test(userAgent))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser !== undefined) return system === undefined ? browser : t('browserOn', { browser, system });
  const program = /^[\w.-]{1,40}/.exec(userAgent)?.[0];
  return program ?? t(kind === 'BROWSER' ? 'aBrowser' : 'aProgram');
}
