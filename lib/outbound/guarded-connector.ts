import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { describeForbiddenAddress } from './describe-forbidden-address';
import { OutboundError } from './outbound-error';

type Resolve = (
  hostname: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

/** A name that has even one forbidden address is refused whole: nobody mixes the two by intention. */
function refusalOf(addresses: readonly string[]): OutboundError | null {
  for (const address of addresses) {
    const problem = describeForbiddenAddress(address);
    if (problem !== null) {
      return new OutboundError('refused_target', `the address is refused: it points to ${problem}`);
    }
  }
  return null;
}

/**
 * A `lookup` for sockets that resolves a name once and hands over only addresses it has checked, so that the
 * connection goes to the very address that was judged (no second resolution, no DNS rebinding).
 */
export function guardedLookup(resolve: Resolve = dns.lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const refusal = error ?? refusalOf(addresses.map((each) => each.address));
      const first = addresses?.[0];
      if (refusal !== null) callback(refusal, []);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };
}

const connectTimeoutMs = 15_000;

/** An undici connector that connects to public addresses only. */
export function guardedConnector(resolve?: Resolve): buildConnector.connector {
  const connect = buildConnector({ timeout: connectTimeoutMs, lookup: guardedLookup(resolve) });
  return (options, callback) => {
    // Sockets ask `lookup` for names only: an address written as such has to be judged here.
    const host = options.hostname.replace(/^\[|\]$/g, '');
    const refusal = isIP(host) === 0 ? null : refusalOf([host]);
    if (refusal === null) connect(options, callback);
    else callback(refusal, null);
  };
}

/** An undici connector without the guard, for targets the operator of the service has chosen. */
export function openConnector(): buildConnector.connector {
  return buildConnector({ timeout: connectTimeoutMs });
}
