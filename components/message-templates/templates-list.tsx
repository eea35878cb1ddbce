'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActButton } from '@/components/shell/act-button';
import { LateDialog } from '@/components/shell/late-dialog';
import { useSave } from '@/components/shell/use-save';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { callApi } from '@/lib/api/call-api';
import { languageNames, type ReplyLanguage, replyLanguages } from '@/lib/canned-replies/languages';
import type { MessageTemplate } from '@/lib/message-templates/contract';
import { TemplateForm } from './template-form';
import { TemplatePreview } from './template-preview';

/** The messages of one language, each as it reads about an example order. */
export function TemplatesList({ templates }: { templates: readonly MessageTemplate[] }) {
  const t = useTranslations('messageTemplates');
  const [language, setLanguage] = useState<ReplyLanguage>('en');
  const own = (each: ReplyLanguage) =>
    templates.filter((template) => template.language === each && template.body !== null).length;
  return (
    <div className="grid min-w-0 gap-4">
      <div className="w-full max-w-60">
        <Field label={t('language')}>
          {(wiring) => (
            <Select
              {...wiring}
              value={language}
              onChange={({ target }) =>
                setLanguage(replyLanguages.find((each) => each === target.value) ?? 'en')
              }
            >
              {replyLanguages.map((each) => (
                <option key={each} value={each}>
                  {own(each) === 0
                    ? languageNames[each]
                    : t('ownCount', { language: languageNames[each], count: own(each) })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <ul className="grid min-w-0 gap-3">
        {templates
          .filter((template) => template.language === language)
          .map((template) => (
            <TemplateRow key={`${template.kind} ${template.language}`} template={template} />
          ))}
      </ul>
    </div>
  );
}

function TemplateRow({ template }: { template: MessageTemplate }) {
  const t = useTranslations('messageTemplates');
  const [editing, edit] = useState(false);
  const { kind, language, body, builtIn } = template;
  const name = t(`kind_${kind}`);
  const set = (wording: string | null) =>
    callApi('PUT /api/settings/message-templates', { body: { kind, language, body: wording } });
  const goBack = useSave(() => set(null), {
    done: t('builtInAgain'),
    failed: t('notSaved'),
    undo: () => set(body),
  });
  return (
    <li className="grid min-w-0 gap-2 rounded-lg border border-edge bg-paper p-3 shadow-sheet">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">{name}</h3>
        <Badge tone={body === null ? 'plain' : 'accent'}>{t(body === null ? 'builtIn' : 'own')}</Badge>
        <span className="ml-auto flex flex-wrap gap-2">
          {body === null ? null : <ActButton save={goBack}>{t('useBuiltIn')}</ActButton>}
          <Button size="small" aria-label={t('editNamed', { name })} onClick={() => edit(true)}>
            {t('edit')}
          </Button>
        </span>
      </div>
      <TemplatePreview kind={kind} language={language} body={body ?? builtIn} />
      <LateDialog open={editing} onClose={() => edit(false)} title={`${name}: ${languageNames[language]}`}>
        <TemplateForm template={template} onClose={() => edit(false)} />
      </LateDialog>
    </li>
  );
}
