import { listFoundPhrasesEndpoint } from '@/lib/catalogue/health-contract';
import { listFoundPhrases } from '@/lib/catalogue/list-found-phrases';
import { route } from '@/lib/http/route';

export const GET = route(listFoundPhrasesEndpoint, ({ ctx, query }) => listFoundPhrases(ctx, query));
