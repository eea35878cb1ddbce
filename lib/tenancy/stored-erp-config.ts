import { type ErpConfig, erpConfigSchema } from '../erp/config';
import { erpFieldPlace, sealedErpFields } from '../secret-places';
import type { SecretBox } from '../secrets';

/** The ERP settings as they lie on the tenant's row: the password or secret inside is sealed for it. */
export function sealErpConfig(config: ErpConfig, box: SecretBox, tenantId: string): Record<string, unknown> {
  return mapSecrets(config, (plain, field) => box.seal(plain, erpFieldPlace(tenantId, field)));
}

/** Throws `secret_unreadable`, and when the stored form does not fit the schema. */
export function openErpConfig(stored: Record<string, unknown>, box: SecretBox, tenantId: string): ErpConfig {
  return erpConfigSchema.parse(
    mapSecrets(stored, (sealed, field) => box.open(sealed, erpFieldPlace(tenantId, field))),
  );
}

/** For who needs no secret: the settings with a mark in place of each. Throws when they do not fit the schema. */
export function readErpConfig(stored: Record<string, unknown>): ErpConfig {
  return erpConfigSchema.parse(mapSecrets(stored, () => '(sealed)'));
}

type SealedField = (typeof sealedErpFields)[number];

function mapSecrets(
  config: Record<string, unknown>,
  map: (secret: string, field: SealedField) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(config).map(([field, value]) =>
      isSealedField(field) && typeof value === 'string' ? [field, map(value, field)] : [field, value],
    ),
  );
}

function isSealedField(field: string): field is SealedField {
  return sealedErpFields.some((sealed) => sealed === field);
}
