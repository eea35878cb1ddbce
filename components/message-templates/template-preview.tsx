import { useTranslations } from 'next-intl';
import { useFormats } from '@/components/shell/desk-context';
import { exampleTotal } from '@/lib/canned-replies/fill-reply';
import { fillTemplate, plenty, scarce, type TemplateKind } from '@/lib/message-templates/fill-template';

interface TemplatePreviewProps {
  kind: TemplateKind;
  language: string;
  body: string;
  /** Whether it is shown too for an order that leaves things open, where that reads otherwise. */
  isBoth?: boolean;
}

/** A message as its customer reads it. */
export function TemplatePreview({ kind, language, body, isBoth = false }: TemplatePreviewProps) {
  const t = useTranslations('messageTemplates');
  const total = useFormats().money(exampleTotal);
  const full = fillTemplate(body, plenty(kind, total));
  const short = fillTemplate(body, scarce(kind, total));
  return (
    <section aria-label={t('preview')} className="grid gap-2">
      {isBoth ? <p className="text-sm text-soft">{t('reads')}</p> : null}
      <Bubble language={language} text={full} />
      {isBoth && short !== full ? (
        <>
          <p className="text-sm text-soft">{t('readsShort')}</p>
          <Bubble language={language} text={short} />
        </>
      ) : null}
    </section>
  );
}

function Bubble({ language, text }: { language: string; text: string }) {
  if (text === '') return null;
  return (
    <p
      dir="auto"
      lang={language}
      className="max-h-48 max-w-xl overflow-y-auto rounded-lg bg-sunken px-3 py-2 whitespace-pre-wrap wrap-anywhere"
    >
      {text}
    </p>
  );
}
