import { SettingsSection } from './settings-section';
import { verifySnippetText } from './verify-snippet-text';

export function VerifySnippet() {
  return (
    <SettingsSection
      title="Is a delivery genuine?"
      intro="Each carries an HMAC of its body, made with the secret of the webhook. Check it before trusting the body; answer with any 2xx within 15 seconds."
    >
      <pre className="rounded-lg border border-edge bg-sunken p-4 font-mono text-sm break-words whitespace-pre-wrap">
        {verifySnippetText}
      </pre>
    </SettingsSection>
  );
}
