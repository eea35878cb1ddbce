'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { Field } from '@/components/ui/field';
import { Input, Select, Textarea } from '@/components/ui/input';
import { ApiError, callApi, newIdempotencyKey } from '@/lib/api/call-api';
import { keyPermissions } from '@/lib/permissions';
import type { ApiKey } from '@/lib/settings/key-contract';
import { CheckList } from './check-list';
import { keyScopes } from './key-scope-words';

const dayMs = 24 * 3_600_000;
/** In days; 0 is for ever. */
const terms = ['0', '30', '90', '365'] as const;
const unchanged = -1;

/** A new key, or a change of what one that is there may do. */
export function ApiKeyForm({
  apiKey,
  onCancel,
  onMade,
  onChanged,
}: {
  apiKey?: ApiKey;
  onCancel: () => void;
  onMade?: (made: { name: string; apiKey: string }) => void;
  onChanged?: () => void;
}) {
  const t = useTranslations('apiKeys');
  const tShell = useTranslations('shell');
  const tSettings = useTranslations('settings');
  const [name, setName] = useState(apiKey?.name ?? '');
  const [scopes, setScopes] = useState<readonly string[]>(apiKey?.scopes ?? []);
  const [places, setPlaces] = useState(apiKey?.addresses?.join('\n') ?? '');
  const [days, setDays] = useState(apiKey ? unchanged : 0);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const save = useMutation({
    mutationFn: async () => {
      const chosen = keyPermissions.filter((scope) => scopes.includes(scope));
      const addresses = places.split(/[\s,;]+/).filter((each) => each !== '');
      const expiresAt = days > 0 ? new Date(Date.now() + days * dayMs).toISOString() : null;
      const body = { name: name.trim(), scopes: chosen };
      if (!apiKey) {
        const made = await callApi('POST /api/settings/api-keys', {
          body: {
            ...body,
            ...(addresses.length > 0 ? { addresses } : {}),
            ...(expiresAt === null ? {} : { expiresAt }),
          },
          idempotencyKey,
        });
        return onMade?.(made);
      }
      await callApi('PUT /api/settings/api-keys/:id', {
        params: { id: apiKey.id },
        body: {
          ...body,
          addresses: addresses.length > 0 ? addresses : null,
          ...(days === unchanged ? {} : { expiresAt }),
        },
      });
      onChanged?.();
    },
  });
  return (
    <EntryForm
      save={save}
      names={['name', 'scopes', 'expiresAt', ...addressFaults(save.error).map(({ path }) => path)]}
      submit={apiKey ? tShell('save') : t('make')}
      submitting={apiKey ? tShell('saving') : t('making')}
      onCancel={onCancel}
    >
      {(faultOf) => (
        <>
          <Field label={tSettings('name')} hint={t('nameHint')} error={faultOf('name')}>
            {(wiring) => (
              <Input
                {...wiring}
                required
                maxLength={100}
                autoComplete="off"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <CheckList
            legend={t('mayDo')}
            hint={t('mayDoHint')}
            error={faultOf('scopes')}
            options={keyScopes(t).map(({ scope, words }) => ({ value: scope, words }))}
            chosen={scopes}
            onChange={setScopes}
          />
          <Field
            label={t('onlyFromLabel')}
            hint={t('onlyFromHint')}
            error={addressFaults(save.error)[0]?.message}
          >
            {(wiring) => (
              <Textarea
                {...wiring}
                rows={2}
                spellCheck={false}
                className="font-mono text-sm"
                value={places}
                onChange={(event) => setPlaces(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('expires')} error={faultOf('expiresAt')}>
            {(wiring) => (
              <Select {...wiring} value={days} onChange={(event) => setDays(Number(event.target.value))}>
                {apiKey ? <option value={unchanged}>{t('asItIs')}</option> : null}
                {terms.map((term) => (
                  <option key={term} value={term}>
                    {t(`expires_${term}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
    </EntryForm>
  );
}

/** Faults name an address by its place in the list; the field shows the first. */
function addressFaults(error: unknown) {
  const faults = error instanceof ApiError ? error.errors : [];
  return faults.filter(({ path }) => path.startsWith('addresses'));
}
