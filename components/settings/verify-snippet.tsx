import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { linkClass } from '@/components/ui/link-class';
import { SettingsSection } from './settings-section';
import { verifySnippetText } from './verify-snippet-text';

export function VerifySnippet() {
  const t = useTranslations('webhooks');
  return (
    <SettingsSection
      title={t('genuine')}
      intro={t.rich('genuineWhat', {
        link: (inside) => (
          <Link href="/docs/api#verify" className={linkClass()}>
            {inside}
          </Link>
        ),
      })}
    >
      <pre className="rounded-lg border border-edge bg-sunken p-4 font-mono text-sm break-words whitespace-pre-wrap">
        {verifySnippetText}
      </pre>
    </SettingsSection>
  );
}
