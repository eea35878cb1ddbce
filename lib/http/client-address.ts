import ipaddr from 'ipaddr.js';

/**
 * The address that a request comes from, for counting. The server sets the header from the socket, or the trusted proxy
 * in front adds what it saw at the end (see scripts/serve.ts); what stands before that is the caller's own claim. Of an
 * IPv6 address the first 64 bits: whoever has one has all the others of its network too.
 */
export function clientAddress(headers: Headers): string {
  const last = lastHop(headers);
  const parsed = parseAddress(last);
  if (!parsed) return last === 'local' ? last : 'unknown';
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().map((byte, at) => (at < 8 ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}

/**
 * Whether a request comes from one of these addresses or CIDR ranges (`203.0.113.9`, `10.0.0.0/8`, `2001:db8::/32`). One whose
 * address is not known comes from none.
 */
export function comesFrom(headers: Headers, ranges: readonly string[]): boolean {
  const address = parseAddress(lastHop(headers));
  if (!address) return false;
  return ranges.some((range) => {
    const [network, bits] = range.includes('/') ? ipaddr.parseCIDR(range) : wholeOf(ipaddr.parse(range));
    return network.kind() === address.kind() && address.match(network, bits);
  });
}

type Address = ReturnType<typeof ipaddr.process>;
const wholeOf = (address: Address): [Address, number] => [address, address.kind() === 'ipv4' ? 32 : 128];

const lastHop = (headers: Headers): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'local';

function parseAddress(text: string): Address | undefined {
  const address = withoutPort(text);
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

/** Where a request comes from, and the program that sends it as it calls itself. */
export function originOf({ headers }: Request): { address: string; userAgent: string } {
  return { address: clientAddress(headers), userAgent: headers.get('user-agent') ?? '' };
}

/** Some proxies add the port: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}
