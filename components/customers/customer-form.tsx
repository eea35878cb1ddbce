'use client';

import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import type { RecordFormProps } from '@/components/shell/record-form-props';
import { TextFields, type Typed } from '@/components/shell/text-fields';
import { useSave } from '@/components/shell/use-save';
import type { Customer } from '@/lib/customers/contract';
import {
  type CustomerBody,
  type CustomerField,
  customerBody,
  customerFieldNames,
  fieldsFor,
} from './customer-fields';

/** A customer to be typed in, or one that is stored to be changed. */
export function CustomerForm({
  stored,
  clashes = [],
  send,
  submit = 'Save',
  submitting = 'Saving…',
  done = (name) => `Saved ${name}`,
  onClose,
}: RecordFormProps<Customer, CustomerBody>) {
  const [typed, setTyped] = useState<Typed<CustomerField>>({});
  const body = customerBody(typed, stored);
  const save = useSave(() => send(body), { done: done(body.name), failed: null, onDone: onClose });
  const nowStored = (name: CustomerField) =>
    clashes.includes(name) ? `Stored now: ${stored?.[name] || 'nothing'}` : undefined;
  return (
    <EntryForm
      save={save}
      names={customerFieldNames}
      submit={submit}
      submitting={submitting}
      onCancel={onClose}
    >
      {(faultOf) => (
        <TextFields
          fields={fieldsFor(stored)}
          shown={(name) => typed[name] ?? stored?.[name] ?? ''}
          onType={(name, text) => setTyped({ ...typed, [name]: text })}
          faultOf={(name) => faultOf(name) ?? nowStored(name)}
        />
      )}
    </EntryForm>
  );
}
