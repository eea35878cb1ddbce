import { route } from '@/lib/http/route';
import { getErpSettingsEndpoint, saveErpSettingsEndpoint } from '@/lib/settings/contract';
import { getErpSettings } from '@/lib/settings/get-erp-settings';
import { saveErpSettings } from '@/lib/settings/save-erp-settings';

export const GET = route(getErpSettingsEndpoint, ({ ctx }) => getErpSettings(ctx));
export const PUT = route(saveErpSettingsEndpoint, ({ ctx, body }) => saveErpSettings(ctx, body));
