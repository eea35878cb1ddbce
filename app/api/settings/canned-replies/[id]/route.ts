import { removeCannedReplyEndpoint, updateCannedReplyEndpoint } from '@/lib/canned-replies/contract';
import { removeCannedReply } from '@/lib/canned-replies/remove-canned-reply';
import { updateCannedReply } from '@/lib/canned-replies/update-canned-reply';
import { answer, route } from '@/lib/http/route';

export const PUT = route(updateCannedReplyEndpoint, ({ ctx, params, body }) =>
  updateCannedReply(ctx, { id: params.id, changes: body }),
);
export const DELETE = route(removeCannedReplyEndpoint, async ({ ctx, params }) => {
  await removeCannedReply(ctx, { id: params.id });
  return answer(204, undefined);
});
