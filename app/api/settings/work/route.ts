import { listOwedWorkEndpoint } from '@/lib/health/contract';
import { listOwedWork } from '@/lib/health/list-owed-work';
import { route } from '@/lib/http/route';

export const GET = route(listOwedWorkEndpoint, ({ ctx }) => listOwedWork(ctx));
