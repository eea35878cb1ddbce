const prefix = 'whsec_';
const base64 =
  /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$|^(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)$/;

/** The base64 behind `whsec_`; undefined for a secret of another form. */
function encodedKey(secret: string): string | undefined {
  return secret.startsWith(prefix) ? secret.slice(prefix.length) : undefined;
}

/** False for a secret that says it is a Standard Webhooks one and holds no base64: no library could verify with it. */
export function isUsableSecret(secret: string): boolean {
  const encoded = encodedKey(secret);
  return encoded === undefined || base64.test(encoded);
}

/**
 * The base64 of the key that Standard Webhooks' libraries derive from a secret: what stands behind `whsec_`; null for any
 * other secret, which is the key itself, character for character.
 */
export function standardKey(secret: string): string | null {
  const encoded = encodedKey(secret);
  return encoded !== undefined && isUsableSecret(secret) ? encoded : null;
}
