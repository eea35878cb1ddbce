import { route } from '@/lib/http/route';
import { listMessageTemplatesEndpoint, setMessageTemplateEndpoint } from '@/lib/message-templates/contract';
import { listMessageTemplates } from '@/lib/message-templates/list-message-templates';
import { setMessageTemplate } from '@/lib/message-templates/set-message-template';

export const GET = route(listMessageTemplatesEndpoint, ({ ctx }) => listMessageTemplates(ctx));
export const PUT = route(setMessageTemplateEndpoint, ({ ctx, body }) => setMessageTemplate(ctx, body));
