import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import type { Webhook } from '@/lib/webhooks/contract';

export function WebhookState({ webhook, formats }: { webhook: Webhook; formats: Formats }) {
  if (!webhook.enabled) return <Badge tone={webhook.disabledReason ? 'bad' : 'plain'}>Off</Badge>;
  if (!webhook.failingSince) return <Badge tone="good">On</Badge>;
  return <Badge tone="warn">Failing since {formats.moment(webhook.failingSince)}</Badge>;
}
