'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { Webhook } from '@/lib/webhooks/contract';
import { CheckList } from './check-list';

/** A new webhook, or a change of one; the secret of one that is there stays unless another is typed. */
export function WebhookForm({
  webhook,
  eventNames,
  onClose,
  onMadeSecret,
}: {
  webhook?: Webhook;
  eventNames: readonly Webhook['events'][number][];
  onClose: () => void;
  /** Called instead of `onClose` with a secret that was made because none was typed. */
  onMadeSecret?: (secret: string) => void;
}) {
  const t = useTranslations('webhooks');
  const tShell = useTranslations('shell');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [secret, setSecret] = useState('');
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? eventNames);
  const [maxPerMinute, setMaxPerMinute] = useState(webhook?.maxPerMinute?.toString() ?? '');
  const [tried, setTried] = useState(false);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const save = useSave(
    () => {
      const chosen = {
        url: url.trim(),
        events: eventNames.filter((name) => events.includes(name)),
        maxPerMinute: maxPerMinute.trim() === '' ? null : Number(maxPerMinute),
      };
      return webhook
        ? callApi('PUT /api/settings/webhooks/:id', {
            params: { id: webhook.id },
            body: { ...chosen, ...(secret === '' ? {} : { secret }) },
          })
        : callApi('POST /api/settings/webhooks', {
            body: { ...chosen, ...(secret === '' ? {} : { secret }) },
            idempotencyKey,
          });
    },
    { done: t(webhook ? 'isChanged' : 'isAdded'), failed: null, onDone },
  );
  function onDone(answer: { secret?: string | undefined } | Webhook): void {
    if ('secret' in answer && answer.secret !== undefined && onMadeSecret) onMadeSecret(answer.secret);
    else onClose();
  }
  const isReady = () => {
    setTried(true);
    return events.length > 0;
  };
  return (
    <EntryForm
      save={save}
      names={['url', 'secret', 'maxPerMinute', 'events']}
      submit={webhook ? tShell('save') : t('add')}
      isReady={isReady}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          <Field label={t('address')} hint={t('addressHint')} error={faultOf('url')}>
            {(wiring) => (
              <Input
                {...wiring}
                type="url"
                required
                maxLength={2000}
                value={url}
                onChange={(event) => setUrl(event.target.value)}
              />
            )}
          </Field>
          <Field
            label={t('secret')}
            hint={t(webhook ? 'secretKeep' : 'secretMade')}
            error={faultOf('secret')}
          >
            {(wiring) => (
              <Input
                {...wiring}
                type="password"
                autoComplete="new-password"
                minLength={8}
                maxLength={256}
                value={secret}
                onChange={(event) => setSecret(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('maxPerMinute')} hint={t('maxPerMinuteHint')} error={faultOf('maxPerMinute')}>
            {(wiring) => (
              <Input
                {...wiring}
                type="number"
                inputMode="numeric"
                min={1}
                max={6000}
                step={1}
                value={maxPerMinute}
                onChange={(event) => setMaxPerMinute(event.target.value)}
              />
            )}
          </Field>
          <CheckList
            legend={t('events')}
            error={tried && events.length === 0 ? t('eventsMissing') : faultOf('events')}
            options={eventNames.map((name) => ({ value: name, words: name }))}
            chosen={events}
            onChange={setEvents}
          />
        </>
      )}
    </EntryForm>
  );
}
