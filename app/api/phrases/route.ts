import { listProposedPhrases } from '@/lib/catalogue/list-proposed-phrases';
import { listPhrasesEndpoint } from '@/lib/catalogue/phrase-contract';
import { route } from '@/lib/http/route';

export const GET = route(listPhrasesEndpoint, ({ ctx }) => listProposedPhrases(ctx));
