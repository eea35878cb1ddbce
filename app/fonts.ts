import localFont from 'next/font/local';

/**
 * Where a font has not come by the time the text is drawn, that page stays in the reader's own: a desk whose lines move
 * under the hand is worse. From the next page on it lies in the browser's cache.
 */
export const sans = localFont({
  src: '../node_modules/geist/dist/fonts/geist-sans/Geist-Variable.woff2',
  variable: '--font-geist-sans',
  weight: '100 900',
  display: 'optional',
});

/** Only codes stand in it, so that nothing waits for it. */
export const mono = localFont({
  src: '../node_modules/geist/dist/fonts/geist-mono/GeistMono-Variable.woff2',
  variable: '--font-geist-mono',
  weight: '100 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});
