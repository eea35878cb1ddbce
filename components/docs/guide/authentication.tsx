import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import { Chapter, Paragraph, Points } from '../chapter';
import { CodeBlock } from '../code-block';
import { InlineCode, Words } from '../words';

interface Scope {
  scope: string;
  words: string;
}

export function Authentication({ scopes }: { scopes: readonly Scope[] }) {
  return (
    <Chapter id="authentication" title="Authentication and scopes">
      <Paragraph>
        A machine sends an API key in a header. A key belongs to one tenant: it sees and changes nothing else.
      </Paragraph>
      <CodeBlock label="With a key" code={'curl "$INTAKE_URL/api/orders" -H "X-Api-Key: $INTAKE_KEY"'} />
      <Points>
        <li>
          <Words text="A key does what its scopes name, and nothing more: `403 forbidden` names the scope that is missing. Give each system a key of its own, with as few scopes as it needs." />
        </li>
        <li>
          A key may be bound to addresses (CIDR ranges) and may expire. Where and when it was last used is
          shown.
        </li>
        <li>
          Rotation makes the key anew under the same id; the one before goes on working for as long as you
          say.
        </li>
        <li>
          <Words text="People, and programs that act for one, get a bearer token that lasts twelve hours with `POST /api/auth/token`, or bring one of the tenant’s identity provider: `Authorization: Bearer …`." />
        </li>
      </Points>
      <Table caption="Scopes of API keys">
        <TableHead>
          <HeadCell>Scope</HeadCell>
          <HeadCell>What a key with it may do</HeadCell>
        </TableHead>
        <TableBody>
          {scopes.map(({ scope, words }) => (
            <Row key={scope}>
              <Cell label="Scope">
                <InlineCode>{scope}</InlineCode>
              </Cell>
              <Cell label="What a key with it may do">{words}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Chapter>
  );
}
