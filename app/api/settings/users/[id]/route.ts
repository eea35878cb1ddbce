import { route } from '@/lib/http/route';
import { updateUserEndpoint } from '@/lib/settings/contract';
import { updateUser } from '@/lib/settings/update-user';

export const PUT = route(updateUserEndpoint, ({ ctx, params, body }) =>
  updateUser(ctx, { userId: params.id, changes: body }),
);
