import { route } from '@/lib/http/route';
import { beginUndo } from '@/lib/imports/begin-undo';
import { undoImportEndpoint } from '@/lib/imports/import-contract';

export const POST = route(undoImportEndpoint, ({ ctx, params }) => beginUndo(ctx, { importId: params.id }));
