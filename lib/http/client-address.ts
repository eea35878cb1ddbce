import ipaddr from 'ipaddr.js';

/**
 * The address that a request comes from, for counting. The server sets the header from the socket, or the trusted proxy
 * in front adds what it saw at the end (see scripts/serve.ts); what stands before that is the caller's own claim. Of an
 * IPv6 address the first 64 bits: whoever has one has all the others of its network too.
 */
export function clientAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'local';
  const address = withoutPort(last);
  if (!ipaddr.isValid(address)) return last === 'local' ? last : 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().map((byte, at) => (at < 8 ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}

/** Where a request comes from, and the program that sends it as it calls itself. */
export function originOf({ headers }: Request): { address: string; userAgent: string } {
  return { address: clientAddress(headers), userAgent: headers.get('user-agent') ?? '' };
}

/** Some proxies add the port: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}
