import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { DocsNav } from '@/components/docs/docs-nav';
import { Brand } from '@/components/shell/brand';
import { buttonClass } from '@/components/ui/button';
import { currentReference } from '@/lib/api/current-document';

export const metadata: Metadata = { title: 'API' };

/** Open to all: whoever builds against the API need not be a user of the desk. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-md bg-raised px-3 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      <header className="sticky top-0 z-30 flex h-12 items-center gap-2 border-b border-edge bg-paper px-3 sm:px-4 print:hidden">
        <Link href="/docs/api" className="flex items-center gap-2 rounded-md font-semibold">
          <Brand />
          <span>Order Intake API</span>
        </Link>
        <span className="ml-auto flex items-center gap-1">
          <a href="/api/openapi.json" className={buttonClass({ tone: 'quiet', size: 'small' })}>
            OpenAPI
          </a>
          <Link href="/review" className={buttonClass({ size: 'small' })}>
            To the desk
          </Link>
        </span>
      </header>
      <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-4 px-4 pt-4 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8 lg:pt-0">
        <DocsNav resources={currentReference().resources} />
        <main id="main" tabIndex={-1} className="min-w-0 pb-16 outline-none lg:pt-6">
          {children}
        </main>
      </div>
    </>
  );
}
