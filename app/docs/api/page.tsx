import { createTranslator } from 'next-intl';
import { Authentication } from '@/components/docs/guide/authentication';
import { Changelog } from '@/components/docs/guide/changelog';
import { EndpointIndex } from '@/components/docs/guide/endpoint-index';
import { Errors } from '@/components/docs/guide/errors';
import { Limits } from '@/components/docs/guide/limits';
import { Mcp } from '@/components/docs/guide/mcp';
import { QuickStart } from '@/components/docs/guide/quick-start';
import { Concurrency, Idempotency, Paging } from '@/components/docs/guide/repeats';
import { Webhooks } from '@/components/docs/guide/webhooks';
import { keyScopes } from '@/components/settings/key-scope-words';
import { currentReference } from '@/lib/api/current-document';
import { errorEntries, exampleProblem } from '@/lib/api/error-help';
import { quickCurl, quickSteps } from '@/lib/api/quick-start';
import { env } from '@/lib/env';
import { tools } from '@/lib/mcp/tools';
import { compiledWords } from '@/lib/words/compiled-words';

export default function ApiGuidePage() {
  const { resources, events } = currentReference();
  const { appUrl, limits } = env();
  // This reference is in English, whoever reads it.
  const inEnglish = createTranslator({ locale: 'en', messages: compiledWords('en'), namespace: 'apiKeys' });
  const steps = quickSteps.map((step) => ({ ...step, curl: quickCurl(step) }));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-10">
      <header className="grid gap-2">
        <h1 className="text-2xl font-semibold tracking-tight">The API of Order Intake</h1>
        <p className="max-w-2xl text-soft">
          Send orders, keep customers and catalogue up to date, have orders approved, and hear of each as it
          moves. JSON over HTTPS, at {appUrl}.
        </p>
      </header>
      <QuickStart url={appUrl} steps={steps} />
      <Authentication scopes={keyScopes(inEnglish)} />
      <Errors entries={errorEntries} example={exampleProblem()} />
      <Paging />
      <Idempotency />
      <Concurrency />
      <Webhooks events={events} />
      <Mcp
        url={appUrl}
        tools={tools.map(({ name, words, endpoint }) => ({ name, words, scope: endpoint.permission }))}
      />
      <Limits {...limits} />
      <EndpointIndex resources={resources} />
      <Changelog />
    </div>
  );
}
