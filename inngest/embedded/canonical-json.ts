/**
 * JSON text with the keys of every object sorted (JSON Canonicalization Scheme, RFC 8785), for a value that came out of
 * `JSON.parse`. The SDK checks a signature over this form, so a body that is sent in it is also what was signed.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) return `{${sortedMembers(value).join(',')}}`;
  return JSON.stringify(value) ?? 'null';
}

function sortedMembers(object: object): string[] {
  return Object.entries(object)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
}
