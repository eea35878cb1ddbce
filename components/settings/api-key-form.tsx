'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import { CheckList } from './check-list';
import { keyScopes } from './key-scope-words';

export function ApiKeyForm({
  onCancel,
  onMade,
}: {
  onCancel: () => void;
  onMade: (made: { name: string; apiKey: string }) => void;
}) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly string[]>([]);
  const save = useMutation({
    mutationFn: () => {
      const chosen = keyScopes.map(({ scope }) => scope).filter((scope) => scopes.includes(scope));
      return callApi('POST /api/settings/api-keys', {
        body: { name: name.trim(), scopes: chosen },
        idempotencyKey: newIdempotencyKey(),
      });
    },
    onSuccess: onMade,
  });
  return (
    <EntryForm
      save={save}
      names={['name', 'scopes']}
      submit="Make the key"
      submitting="Making…"
      onCancel={onCancel}
    >
      {(faultOf) => (
        <>
          <Field label="Name" hint="The system that will call with it." error={faultOf('name')}>
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
            legend="May do"
            hint="Choose what it needs and no more."
            error={faultOf('scopes')}
            options={keyScopes.map(({ scope, words }) => ({ value: scope, words }))}
            chosen={scopes}
            onChange={setScopes}
          />
        </>
      )}
    </EntryForm>
  );
}
