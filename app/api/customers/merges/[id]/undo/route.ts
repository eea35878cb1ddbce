import { undoMergeEndpoint } from '@/lib/customers/merge-contract';
import { undoMerge } from '@/lib/customers/undo-merge';
import { route } from '@/lib/http/route';

export const POST = route(undoMergeEndpoint, ({ ctx, params }) => undoMerge(ctx, params.id));
