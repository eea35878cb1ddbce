/**
 * The address that a request comes from. The server sets the header from the socket, or the trusted proxy in front adds
 * what it saw at the end (see scripts/serve.ts); what stands before that is the caller's own claim.
 */
export function clientAddress(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'local';
}
