import { Chapter, Paragraph, Points } from '../chapter';
import { CodeBlock } from '../code-block';
import { InlineCode, Words } from '../words';

export interface ToolShown {
  name: string;
  words: string;
  scope: string;
}

export function Mcp({ url, tools }: { url: string; tools: readonly ToolShown[] }) {
  const settings = {
    mcpServers: {
      'order-intake': { type: 'http', url: `${url}/api/mcp`, headers: { 'X-Api-Key': '<your key>' } },
    },
  };
  return (
    <Chapter id="mcp" title="MCP">
      <Paragraph>
        <Words text="Assistants that speak the Model Context Protocol use the same endpoints as tools, at `/api/mcp`: streamable HTTP, without sessions. They read and prepare; no tool approves or rejects an order, or sends anything to a customer." />
      </Paragraph>
      <CodeBlock label="Settings of an assistant" code={JSON.stringify(settings, null, 2)} />
      <Points>
        {tools.map(({ name, words, scope }) => (
          <li key={name}>
            <InlineCode>{name}</InlineCode> (<InlineCode>{scope}</InlineCode>): <Words text={words} />
          </li>
        ))}
      </Points>
      <Paragraph>
        <Words text="The key needs `orders:read`; tools whose scope it lacks are not listed, and refused. What a tool is refused comes as its result, with `isError` and the `code` of the error. Each message and each call of a tool counts as a request against the limits." />
      </Paragraph>
      <Paragraph>
        What a message says may be written to mislead an assistant. Give its key no more scopes than it needs,
        and let a person approve.
      </Paragraph>
    </Chapter>
  );
}
