'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formFaults } from '@/components/shell/form-faults';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { callApi, newIdempotencyKey } from '@/lib/http/call-api';
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const chosen = keyScopes.map(({ scope }) => scope).filter((scope) => scopes.includes(scope));
      return callApi('POST /api/settings/api-keys', {
        body: { name: name.trim(), ...(chosen.length > 0 ? { scopes: chosen } : {}) },
        idempotencyKey: newIdempotencyKey(),
      });
    },
    onSuccess: onMade,
  });
  const faults = formFaults(error, ['name']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {faults.general ? (
        <Notice tone="bad" alert>
          {faults.general}
        </Notice>
      ) : null}
      <Field label="Name" hint="The system that will call with it." error={faults.of('name')}>
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
        hint="Choose none and the key may do everything in this list."
        options={keyScopes.map(({ scope, words }) => ({ value: scope, words }))}
        chosen={scopes}
        onChange={setScopes}
      />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" disabled={isPending}>
          {isPending ? 'Making…' : 'Make the key'}
        </Button>
      </DialogActions>
    </form>
  );
}
