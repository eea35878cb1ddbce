import { route } from '@/lib/http/route';
import { getMessagingSettingsEndpoint, saveMessagingSettingsEndpoint } from '@/lib/settings/contract';
import { getMessagingSettings } from '@/lib/settings/get-messaging-settings';
import { saveMessagingSettings } from '@/lib/settings/save-messaging-settings';

export const GET = route(getMessagingSettingsEndpoint, ({ ctx }) => getMessagingSettings(ctx));
export const PUT = route(saveMessagingSettingsEndpoint, ({ ctx, body }) => saveMessagingSettings(ctx, body));
