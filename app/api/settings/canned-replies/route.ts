import { addCannedReply } from '@/lib/canned-replies/add-canned-reply';
import { addCannedReplyEndpoint, listCannedRepliesEndpoint } from '@/lib/canned-replies/contract';
import { listCannedReplies } from '@/lib/canned-replies/list-canned-replies';
import { answer, route } from '@/lib/http/route';

export const GET = route(listCannedRepliesEndpoint, ({ ctx }) => listCannedReplies(ctx));
export const POST = route(addCannedReplyEndpoint, async ({ ctx, body }) =>
  answer(201, await addCannedReply(ctx, body)),
);
