import Link from 'next/link';
import { linkClass } from '@/components/ui/link-class';
import { Chapter, Paragraph } from '../chapter';
import { CodeBlock } from '../code-block';
import { Words } from '../words';

interface Step {
  title: string;
  words: string;
  curl: string;
}

const typedOrder = (url: string) => `import { createClient, take } from 'order-intake-client';

const intake = createClient({ url: '${url}', apiKey: process.env.INTAKE_KEY ?? '' });
const sent = await take(
  intake.POST('/api/orders', {
    body: { externalId: 'shop-10042', customer: { phoneNumber: '+27825550142' }, text: '2 cs coke 330' },
  }),
);`;

export function QuickStart({ url, steps }: { url: string; steps: readonly Step[] }) {
  return (
    <Chapter id="quick-start" title="Quick start">
      <Paragraph>
        Make a key under{' '}
        <Link href="/settings/api-keys" className={linkClass()}>
          Settings → API keys
        </Link>{' '}
        <Words text="with the scopes `catalogue:write`, `customers:write`, `orders:read`, `orders:write`, `webhooks:manage` and `events:read`. It is shown once. Then, in a shell:" />
      </Paragraph>
      <CodeBlock label="Where, and who" code={`export INTAKE_URL=${url}\nexport INTAKE_KEY=<your key>`} />
      <ol className="grid gap-4">
        {steps.map(({ title, words, curl }, at) => (
          <li key={title} className="grid min-w-0 gap-2">
            <h3 className="font-semibold">
              {at + 1}. {title}
            </h3>
            <Paragraph>
              <Words text={words} />
            </Paragraph>
            <CodeBlock label={title} code={curl} />
          </li>
        ))}
      </ol>
      <h3 className="font-semibold">In TypeScript</h3>
      <Paragraph>
        <Words text="A typed client of every endpoint comes with the service: whoever runs it writes the package with `npm run client -- <folder>`. Or make the types yourself, of the document that this service answers:" />
      </Paragraph>
      <CodeBlock
        label="Types of every call"
        code={`npx openapi-typescript ${url}/api/openapi.json -o intake.d.ts`}
      />
      <CodeBlock label="An order by text, with the client" code={typedOrder(url)} />
    </Chapter>
  );
}
