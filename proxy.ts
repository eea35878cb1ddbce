import { type NextRequest, NextResponse } from 'next/server';

/**
 * Gives each page its content security policy, with a nonce that Next puts on its scripts, and tells the page its
 * own address, for the way back after signing in. It decides nothing about who may see what.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set('x-page', request.nextUrl.pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

function contentSecurityPolicy(nonce: string): string {
  // biome-ignore lint/style/noProcessEnv: React's development build needs eval; Next replaces this at build time.
  const development = process.env.NODE_ENV === 'development';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    // Dialogs and toasts set styles as they open.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

// No ending is left out: a page's address may end in .png as well.
export const config = { matcher: '/((?!api/|_next/static|_next/image).*)' };
