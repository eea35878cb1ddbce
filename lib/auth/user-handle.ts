/** What a passkey names its owner by: the 16 bytes of the tenant's id and the 16 of the person's. */
export function makeUserHandle({ tenantId, id }: { tenantId: string; id: string }): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(`${tenantId}${id}`.replaceAll('-', ''), 'hex'));
}

/** Tenant and person of a handle in base64url; null for any other bytes. Neither needs to exist. */
export function readUserHandle(handle: string): { tenantId: string; userId: string } | null {
  const hex = Buffer.from(handle, 'base64url').toString('hex');
  if (hex.length !== 64) return null;
  return { tenantId: asUuid(hex.slice(0, 32)), userId: asUuid(hex.slice(32)) };
}

function asUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
