import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { readTheme, themeCookie } from '@/components/shell/theme';
import { Toaster } from '@/components/ui/toaster';
import { mono, sans } from './fonts';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell');
  return {
    title: { default: 'Order Intake', template: '%s · Order Intake' },
    description: t('appDescription'),
    robots: { index: false },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#1a1d1c' },
  ],
};

/** The theme is known from the cookie before the first byte, so that it never flashes and needs no script. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = readTheme((await cookies()).get(themeCookie)?.value);
  return (
    <html
      lang={await getLocale()}
      data-theme={theme === 'system' ? undefined : theme}
      className={`${sans.variable} ${mono.variable}`}
      suppressHydrationWarning
    >
      <body>
        <NextIntlClientProvider messages={{ ui: (await getMessages()).ui }}>
          {children}
          <Toaster />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
