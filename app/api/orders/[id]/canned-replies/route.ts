import { fillCannedRepliesEndpoint } from '@/lib/canned-replies/contract';
import { fillCannedReplies } from '@/lib/canned-replies/fill-canned-replies';
import { route } from '@/lib/http/route';
import { mintOrderId } from '@/lib/ids';

export const GET = route(fillCannedRepliesEndpoint, ({ ctx, params }) =>
  fillCannedReplies(ctx, { orderId: mintOrderId(params.id) }),
);
