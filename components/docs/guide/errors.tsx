import type { ComponentProps } from 'react';
import { Chapter, Paragraph } from '../chapter';
import { CodeBlock } from '../code-block';
import { ErrorList } from '../error-list';
import { Words } from '../words';

export function Errors({ entries, example }: ComponentProps<typeof ErrorList> & { example: string }) {
  return (
    <Chapter id="errors" title="Errors">
      <Paragraph>
        <Words text="Whatever fails answers with a problem document (RFC 9457, `application/problem+json`). Decide by `code`, which stays the same; `title` and `detail` are for people and may be worded anew. `type` opens the entry below. `errors` names every fault of the input, not only the first. `requestId`, also in the header `X-Request-Id`, is what support asks for." />
      </Paragraph>
      <CodeBlock label="A problem" code={example} />
      <Paragraph>
        <Words text="4xx: change the request before you send it again. 429, 5xx and no answer at all: wait (`Retry-After`, where there is one) and send the same again, with the same `Idempotency-Key`." />
      </Paragraph>
      <ErrorList entries={entries} />
    </Chapter>
  );
}
