import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import type { Webhook } from '@/lib/webhooks/contract';

export function WebhookState({ webhook, formats }: { webhook: Webhook; formats: Formats }) {
  const t = useTranslations('webhooks');
  if (!webhook.enabled) return <Badge tone={webhook.disabledReason ? 'bad' : 'plain'}>{t('isOff')}</Badge>;
  if (!webhook.failingSince) return <Badge tone="good">{t('isOn')}</Badge>;
  return <Badge tone="warn">{t('failingSince', { time: formats.moment(webhook.failingSince) })}</Badge>;
}
