import { changeOwnPin } from '@/lib/auth/change-own-pin';
import { changePinEndpoint } from '@/lib/auth/pin-contract';
import { route } from '@/lib/http/route';

export const POST = route(changePinEndpoint, async ({ ctx, body }) => {
  await changeOwnPin(ctx, body);
  return { success: true as const };
});
