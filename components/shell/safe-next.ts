/** Where to go after signing in: a page of our own, whatever the address says. */
export function safeNext(next: string | undefined): string {
  if (next === undefined || !next.startsWith('/')) return '/review';
  const here = 'http://here.invalid';
  const target = URL.canParse(next, here) ? new URL(next, here) : null;
  return target?.origin === here && !target.pathname.startsWith('//') ? next : '/review';
}
