/** Where a sealed secret lies. It is sealed for this place and opens nowhere else. */
export interface SecretPlace {
  tenantId: string;
  table: string;
  column: string;
  rowId: string;
}

/** Every column that holds a sealed secret, by its table. */
export const sealedColumns = {
  messaging_channels: ['access_token_sealed', 'app_secret_sealed', 'verify_token_sealed'],
  users: ['second_factor_sealed'],
  webhook_endpoints: ['secret_sealed', 'previous_secret_sealed'],
} as const;
type SealedTable = keyof typeof sealedColumns;

/** The parts of a tenant's ERP settings that are sealed inside of them. */
export const sealedErpFields = ['agentPassword', 'secret'] as const;
type SealedErpField = (typeof sealedErpFields)[number];

export function columnPlace<T extends SealedTable>(
  table: T,
  column: (typeof sealedColumns)[T][number],
  { tenantId, id }: { tenantId: string; id: string },
): SecretPlace {
  return { tenantId, table, column, rowId: id };
}

export function erpFieldPlace(tenantId: string, field: SealedErpField): SecretPlace {
  return { tenantId, table: 'tenants', column: `erp_config.${field}`, rowId: tenantId };
}
