import type { Formats } from '@/components/shell/formats';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ApiKey } from '@/lib/settings/contract';
import { describeScopes } from './key-scope-words';
import { RevokeApiKey } from './revoke-api-key';

export function ApiKeysTable({ apiKeys, formats }: { apiKeys: readonly ApiKey[]; formats: Formats }) {
  return (
    <Table caption="API keys, newest first">
      <TableHead>
        <HeadCell>Name</HeadCell>
        <HeadCell>Key</HeadCell>
        <HeadCell className="w-full">May do</HeadCell>
        <HeadCell>Made</HeadCell>
        <HeadCell>Last used</HeadCell>
        <HeadCell>
          <span className="sr-only">Actions</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {apiKeys.map((key) => (
          <Row key={key.id}>
            <th scope="row" className="max-w-72 min-w-40 px-3 py-2 font-medium break-words @max-2xl:p-0">
              {key.name}
            </th>
            <Cell label="Key" className="font-mono whitespace-nowrap">
              …{key.last4}
            </Cell>
            <Cell label="May do" className="text-soft @max-2xl:text-right">
              <span className="min-w-0">
                {describeScopes(key.scopes)}
                {key.expiresAt ? `; until ${formats.moment(key.expiresAt)}` : ''}
              </span>
            </Cell>
            <Cell label="Made" className="whitespace-nowrap text-soft">
              {formats.moment(key.createdAt)}
            </Cell>
            <Cell label="Last used" className="whitespace-nowrap text-soft">
              {key.lastUsedAt ? formats.moment(key.lastUsedAt) : 'Never'}
            </Cell>
            <Cell className="text-right">
              <RevokeApiKey apiKey={key} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
