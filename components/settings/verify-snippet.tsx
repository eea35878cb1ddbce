import Link from 'next/link';
import { linkClass } from '@/components/ui/link-class';
import { SettingsSection } from './settings-section';
import { verifySnippetText } from './verify-snippet-text';

export function VerifySnippet() {
  return (
    <SettingsSection
      title="Is a delivery genuine?"
      intro={
        <>
          Each is signed twice with the secret of the webhook: in X-Service-Signature, and as Standard
          Webhooks’ libraries check it. Check one of them before you trust the body, and answer with any 2xx
          within 15 seconds. The same in{' '}
          <Link href="/docs/api#verify" className={linkClass()}>
            TypeScript, Python, PHP and C#
          </Link>
          .
        </>
      }
    >
      <pre className="rounded-lg border border-edge bg-sunken p-4 font-mono text-sm break-words whitespace-pre-wrap">
        {verifySnippetText}
      </pre>
    </SettingsSection>
  );
}
