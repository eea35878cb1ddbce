import { chooseLanguage } from '@/lib/auth/choose-language';
import { chooseLanguageEndpoint } from '@/lib/auth/language-contract';
import { route } from '@/lib/http/route';

export const PUT = route(chooseLanguageEndpoint, ({ ctx, body }) => chooseLanguage(ctx, body));
