'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { callApi } from '@/lib/api/call-api';
import type { MessageTemplate } from '@/lib/message-templates/contract';
import { standsAlone, templateVariables, unknownIn } from '@/lib/message-templates/fill-template';
import { TemplatePreview } from './template-preview';

/** The wording of a message, with how it reads about an order that says much, and about one that says little. */
export function TemplateForm({ template, onClose }: { template: MessageTemplate; onClose: () => void }) {
  const t = useTranslations('messageTemplates');
  const { kind, language, builtIn } = template;
  const [body, setBody] = useState(template.body ?? builtIn);
  const chosen = body.trim() === builtIn ? null : body.trim();
  const save = useSave(
    () => callApi('PUT /api/settings/message-templates', { body: { kind, language, body: chosen } }),
    { done: t('saved'), failed: null, onDone: onClose },
  );
  const [unknown] = unknownIn(kind, body);
  const faultHere =
    unknown !== undefined
      ? t('noSuchVariable', { name: `{${unknown}}` })
      : body.trim() !== '' && !standsAlone(kind, body)
        ? t('nothingStays')
        : undefined;
  return (
    <EntryForm
      save={save}
      names={['body']}
      submit={t('save')}
      isReady={() => faultHere === undefined}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          <Field label={t('text')} hint={t('leftOut')} error={faultHere ?? faultOf('body')}>
            {(wiring) => (
              <Textarea
                {...wiring}
                dir="auto"
                lang={language}
                required
                maxLength={2048}
                value={body}
                className="field-sizing-content max-h-60 min-h-24"
                onChange={({ target }) => setBody(target.value)}
              />
            )}
          </Field>
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm">
            {templateVariables[kind].map((name) => (
              <div key={name} className="contents">
                <dt className="font-mono">{`{${name}}`}</dt>
                <dd className="text-soft">{t(`variable_${name}`)}</dd>
              </div>
            ))}
          </dl>
          <TemplatePreview kind={kind} language={language} body={body} isBoth />
        </>
      )}
    </EntryForm>
  );
}
