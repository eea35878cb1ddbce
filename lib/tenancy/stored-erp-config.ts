import { type ErpConfig, erpConfigSchema } from '../erp/config';
import type { SecretBox } from '../secrets';

/** The ERP settings as they lie on the tenant's row: the password or secret inside is sealed. */
export function sealErpConfig(config: ErpConfig, box: SecretBox): Record<string, unknown> {
  return mapSecrets(config, (plain) => box.seal(plain));
}

/** Throws when the stored form does not fit the schema or was sealed with another key. */
export function openErpConfig(stored: Record<string, unknown>, box: SecretBox): ErpConfig {
  return erpConfigSchema.parse(mapSecrets(stored, (sealed) => box.open(sealed)));
}

function mapSecrets(
  config: Record<string, unknown>,
  map: (secret: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(config).map(([field, value]) =>
      (field === 'agentPassword' || field === 'secret') && typeof value === 'string'
        ? [field, map(value)]
        : [field, value],
    ),
  );
}
