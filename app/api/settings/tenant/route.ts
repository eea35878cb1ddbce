import { route } from '@/lib/http/route';
import { getTenantSettings } from '@/lib/settings/get-tenant-settings';
import { saveTenantSettings } from '@/lib/settings/save-tenant-settings';
import { getTenantSettingsEndpoint, saveTenantSettingsEndpoint } from '@/lib/settings/tenant-contract';

export const GET = route(getTenantSettingsEndpoint, ({ ctx }) => getTenantSettings(ctx));
export const PUT = route(saveTenantSettingsEndpoint, ({ ctx, body }) => saveTenantSettings(ctx, body));
