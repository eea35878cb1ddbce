'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SettingsSection } from '@/components/settings/settings-section';
import { notifyError } from '@/components/shell/notify';
import { Select } from '@/components/ui/input';
import { callApi } from '@/lib/api/call-api';
import { languageNames } from '@/lib/canned-replies/languages';
import { type Language, languages } from '@/lib/words/languages';

/** The language of the screens, which every device of the person's is in from then on. */
export function OwnLanguage({ chosen }: { chosen: Language | null }) {
  const t = useTranslations('account');
  const [shown, show] = useState(chosen);
  const router = useRouter();
  const { mutate, isPending } = useMutation({
    mutationFn: (language: Language | null) => callApi('PUT /api/auth/language', { body: { language } }),
    // That the page changes says that it is done.
    onSuccess: () => router.refresh(),
    onError: (error) => {
      show(chosen);
      notifyError(t('languageNotSaved'), error);
    },
  });
  const choose = (value: string) => {
    const language = languages.find((each) => each === value) ?? null;
    show(language);
    mutate(language);
  };
  return (
    <SettingsSection
      title={t('language')}
      intro={t('languageIntro')}
      actions={
        <Select
          aria-label={t('language')}
          value={shown ?? ''}
          disabled={isPending}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t('browserAsks')}</option>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </Select>
      }
    />
  );
}
