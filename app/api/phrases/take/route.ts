import { takePhrasesEndpoint } from '@/lib/catalogue/phrase-contract';
import { takeProposedPhrases } from '@/lib/catalogue/take-proposed-phrases';
import { route } from '@/lib/http/route';

export const POST = route(takePhrasesEndpoint, ({ ctx, body }) => takeProposedPhrases(ctx, body));
