'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { EntryForm } from './entry-form';
import { isNoNumber, type TextField, TextFields, type Typed } from './text-fields';
import { useSave } from './use-save';

/** What the form of a record is given: the record that is stored, or none for a new one, and what to do with it. */
export interface RecordFormProps<Stored, Wanted> {
  stored?: Stored;
  /** Fields that somebody else has changed meanwhile as well. */
  clashes?: readonly string[];
  send: (wanted: Wanted) => Promise<unknown>;
  /** What the button says; by default for a change. */
  submit?: string;
  submitting?: string;
  /** Said when it is saved. */
  done?: (name: string) => string;
  onClose: () => void;
}

/** A record to be typed in, or one that is stored to be changed; fields nobody touches show what is stored. */
export function RecordForm<Name extends string, Wanted extends { name: string }>({
  fields,
  storedText,
  bodyOf,
  clashes = [],
  send,
  submit,
  submitting,
  done,
  onClose,
  children,
}: Omit<RecordFormProps<unknown, Wanted>, 'stored'> & {
  fields: readonly TextField<Name>[];
  storedText: (name: Name) => string;
  /** The record that the form describes. */
  bodyOf: (typed: Typed<Name>) => Wanted;
  /** What is not typed, below the fields. */
  children?: ReactNode;
}) {
  const t = useTranslations('shell');
  const [typed, setTyped] = useState<Typed<Name>>({});
  const [tried, setTried] = useState(false);
  const body = bodyOf(typed);
  const save = useSave(() => send(body), {
    done: (done ?? ((name) => t('saved', { name })))(body.name),
    failed: null,
    onDone: onClose,
  });
  const wrongNumber = (name: Name) => {
    const field = fields.find((each) => each.name === name);
    return field && isNoNumber(field, typed) ? t('numberExpected') : undefined;
  };
  const isReady = () => {
    setTried(true);
    return fields.every(({ name }) => wrongNumber(name) === undefined);
  };
  const nowStored = (name: Name) =>
    clashes.includes(name) ? t('storedNow', { text: storedText(name) || t('storedNothing') }) : undefined;
  return (
    <EntryForm
      save={save}
      names={fields.map(({ name }) => name)}
      submit={submit ?? t('save')}
      submitting={submitting ?? t('saving')}
      isReady={isReady}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          <TextFields
            fields={fields}
            shown={(name) => typed[name] ?? storedText(name)}
            onType={(name, text) => setTyped({ ...typed, [name]: text })}
            faultOf={(name) => (tried ? wrongNumber(name) : undefined) ?? faultOf(name) ?? nowStored(name)}
          />
          {children}
        </>
      )}
    </EntryForm>
  );
}
