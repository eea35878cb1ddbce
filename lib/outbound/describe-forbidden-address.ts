import ipaddr from 'ipaddr.js';

/** Cloud metadata services on addresses that look public: Azure's wire server. */
const metadataAddresses: ReadonlySet<string> = new Set(['168.63.129.16']);

const words: Readonly<Record<string, string>> = {
  unspecified: 'an unspecified address',
  loopback: 'a loopback address',
  private: 'a private address',
  uniqueLocal: 'a private address',
  deprecatedSiteLocal: 'a private address',
  linkLocal: 'a link-local address',
  carrierGradeNat: 'a carrier-internal address',
  multicast: 'a multicast address',
  broadcast: 'a broadcast address',
};

/**
 * Says what is wrong with an IP address as a target of a request a tenant can shape, or null when it is a public
 * unicast address. Ranges are those of the IANA special-purpose registries (RFC 6890), by ipaddr.js; addresses
 * that wrap an IPv4 address (mapped, NAT64) are judged by what they wrap.
 */
export function describeForbiddenAddress(address: string): string | null {
  if (!ipaddr.isValid(address)) return 'not an IP address';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) return describeForbiddenIPv6(parsed);
  if (metadataAddresses.has(parsed.toString())) return 'a metadata address';
  const range = parsed.range();
  return range === 'unicast' ? null : (words[range] ?? 'a reserved address');
}

function describeForbiddenIPv6(address: ipaddr.IPv6): string | null {
  const range = address.range();
  // 64:ff9b::/96 is how a network without IPv4 reaches public IPv4 hosts; 64:ff9b:1::/48 is for local use only.
  if (range === 'rfc6052' && address.match(ipaddr.IPv6.parseCIDR('64:ff9b::/96'))) {
    return describeForbiddenAddress(ipaddr.fromByteArray(address.toByteArray().slice(12)).toString());
  }
  // Only 2000::/3 is assigned as global unicast (RFC 4291 section 2.4): this also refuses ::127.0.0.1.
  const isGlobal = address.match(ipaddr.IPv6.parseCIDR('2000::/3'));
  if (range === 'unicast' && isGlobal) return null;
  return words[range] ?? 'a reserved address';
}
