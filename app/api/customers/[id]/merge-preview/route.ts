import { previewMergeEndpoint } from '@/lib/customers/merge-contract';
import { previewMerge } from '@/lib/customers/preview-merge';
import { route } from '@/lib/http/route';

export const GET = route(previewMergeEndpoint, ({ ctx, params, query }) =>
  previewMerge(ctx, { customerId: params.id, ...query }),
);
