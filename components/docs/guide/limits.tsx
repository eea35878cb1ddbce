import { Chapter, Paragraph, Points } from '../chapter';
import { CodeBlock } from '../code-block';
import { Words } from '../words';

export interface Quotas {
  callerPerMinute: number;
  tenantPerMinute: number;
  addressPerMinute: number;
}

const shown = (count: number): string => count.toLocaleString('en-US');

export function Limits({ callerPerMinute, tenantPerMinute, addressPerMinute }: Quotas) {
  return (
    <Chapter id="limits" title="Limits">
      <Points>
        <li>{shown(callerPerMinute)} requests a minute for each key or user.</li>
        <li>{shown(tenantPerMinute)} a minute for all keys and users of a tenant together.</li>
        <li>{shown(addressPerMinute)} a minute from one address where no credentials are needed.</li>
        <li>In any one second at most a thirtieth of that, and at least 20.</li>
        <li>Bodies of up to 1 MiB, where an endpoint says nothing else.</li>
      </Points>
      <Paragraph>
        <Words text="Each answer says how you stand. Whoever has used up a limit hears `429 rate_limited` with `Retry-After`; what is refused is not counted." />
      </Paragraph>
      <CodeBlock
        label="Headers of an answer"
        code={`RateLimit-Policy: "caller";q=${callerPerMinute};w=60, "tenant";q=${tenantPerMinute};w=60\nRateLimit: "caller";r=${callerPerMinute - 129};t=42, "tenant";r=${tenantPerMinute - 488};t=17`}
      />
    </Chapter>
  );
}
