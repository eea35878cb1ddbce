import type { Permission } from '../../permissions';
import { createApiKey } from '../../settings/create-api-key';
import type { TestTenant } from '../../tenancy/testing/make-tenant';

/** Headers of an API key that may do nothing but this. */
export async function keyFor(tenant: TestTenant, ...scopes: Permission[]): Promise<Record<string, string>> {
  const input = { name: 'Narrow key', scopes } as Parameters<typeof createApiKey>[1];
  const { apiKey } = await createApiKey(tenant.manager, input);
  return { 'x-api-key': apiKey };
}
