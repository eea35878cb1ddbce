import type { ReactNode } from 'react';
import type { Formats } from '@/components/shell/formats';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import { clock } from '@/lib/clock';
import type { ApiKey } from '@/lib/settings/key-contract';
import { ApiKeyActions } from './api-key-actions';
import { describeScopes } from './key-scope-words';

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
              <span className="grid min-w-0 gap-0.5">
                <span>{describeScopes(key.scopes)}</span>
                {key.addresses ? <Note>Only from {key.addresses.join(', ')}</Note> : null}
                {key.expiresAt ? <Note>Until {formats.moment(key.expiresAt)}</Note> : null}
                {isUnderWay(key.previousUntil) ? (
                  <Note>The key of before works until {formats.moment(key.previousUntil ?? '')}</Note>
                ) : null}
              </span>
            </Cell>
            <Cell label="Made" className="whitespace-nowrap text-soft">
              {formats.moment(key.createdAt)}
            </Cell>
            <Cell label="Last used" className="whitespace-nowrap text-soft">
              <span className="grid">
                {key.lastUsedAt ? formats.moment(key.lastUsedAt) : 'Never'}
                {key.lastUsedFrom ? <Note>from {key.lastUsedFrom}</Note> : null}
              </span>
            </Cell>
            <Cell className="text-right">
              <ApiKeyActions apiKey={key} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

const isUnderWay = (until: string | null) => until !== null && new Date(until) > clock.now();

function Note({ children }: { children: ReactNode }) {
  return <span className="text-sm break-words">{children}</span>;
}
