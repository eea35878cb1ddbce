'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormats } from '@/components/shell/desk-context';
import { EntryForm } from '@/components/shell/entry-form';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input, Select, Textarea } from '@/components/ui/input';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { CannedReply } from '@/lib/canned-replies/contract';
import {
  exampleFacts,
  exampleTotal,
  fillReply,
  replyVariables,
  unknownVariables,
} from '@/lib/canned-replies/fill-reply';
import { languageNames, type ReplyLanguage, replyLanguages } from '@/lib/canned-replies/languages';
import type { Words } from '@/lib/words/words';

interface Values {
  title: string;
  body: string;
  language: ReplyLanguage;
}

/** A canned reply to be written, or one that is stored to be changed, with how it reads about an example order. */
export function CannedReplyForm({ reply, onClose }: { reply: CannedReply | null; onClose: () => void }) {
  const t = useTranslations('cannedReplies');
  const tShell = useTranslations('shell');
  const tSettings = useTranslations('settings');
  const [values, setValues] = useState<Values>(() => ({
    title: reply?.title ?? '',
    body: reply?.body ?? '',
    language: replyLanguages.find((each) => each === reply?.language) ?? 'en',
  }));
  const [idempotencyKey] = useState(newIdempotencyKey);
  const set = (change: Partial<Values>) => setValues({ ...values, ...change });
  const body = { ...values, title: values.title.trim(), body: values.body.trim() };
  const save = useSave(
    () =>
      reply
        ? callApi('PUT /api/settings/canned-replies/:id', { params: { id: reply.id }, body })
        : callApi('POST /api/settings/canned-replies', { body, idempotencyKey }),
    {
      done: reply ? tShell('saved', { name: body.title }) : tSettings('added', { name: body.title }),
      failed: null,
      onDone: onClose,
    },
  );
  return (
    <EntryForm
      save={save}
      names={['title', 'body', 'language']}
      submit={reply ? tShell('save') : t('add')}
      submitting={reply ? tShell('saving') : tSettings('adding')}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          <Field label={t('titleOf')} hint={t('titleHint')} error={faultOf('title')}>
            {(wiring) => (
              <Input
                {...wiring}
                dir="auto"
                autoComplete="off"
                required
                maxLength={60}
                value={values.title}
                onChange={({ target }) => set({ title: target.value })}
              />
            )}
          </Field>
          <Field label={t('language')} error={faultOf('language')}>
            {(wiring) => (
              <Select
                {...wiring}
                value={values.language}
                onChange={({ target }) =>
                  set({ language: replyLanguages.find((each) => each === target.value) ?? 'en' })
                }
              >
                {replyLanguages.map((language) => (
                  <option key={language} value={language}>
                    {languageNames[language]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('text')} error={faultOf('body') ?? unknownIn(values.body, t)}>
            {(wiring) => (
              <Textarea
                {...wiring}
                dir="auto"
                lang={values.language}
                required
                maxLength={2048}
                value={values.body}
                className="field-sizing-content max-h-60 min-h-24"
                onChange={({ target }) => set({ body: target.value })}
              />
            )}
          </Field>
          <Variables />
          <Preview body={values.body} language={values.language} />
        </>
      )}
    </EntryForm>
  );
}

function unknownIn(body: string, t: Words<'cannedReplies'>): string | undefined {
  const [first] = unknownVariables(body);
  return first === undefined ? undefined : t('unknown', { name: `{${first}}` });
}

function Variables() {
  const t = useTranslations('cannedReplies');
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm">
      {replyVariables.map((name) => (
        <div key={name} className="contents">
          <dt className="font-mono">{`{${name}}`}</dt>
          <dd className="text-soft">{t(`variable_${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Preview({ body, language }: { body: string; language: string }) {
  const t = useTranslations('cannedReplies');
  const tSettings = useTranslations('settings');
  const total = useFormats().money(exampleTotal);
  if (body.trim() === '') return null;
  return (
    <section aria-label={tSettings('preview')} className="grid gap-1">
      <p className="text-sm text-soft">{t('example')}</p>
      <p
        dir="auto"
        lang={language}
        className="max-h-48 overflow-y-auto rounded-lg bg-sunken px-3 py-2 whitespace-pre-wrap wrap-anywhere"
      >
        {fillReply(body, { ...exampleFacts, total })}
      </p>
    </section>
  );
}
