import Link from 'next/link';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Import } from '@/lib/imports/import-contract';
import { statusWords, targetWords } from './import-words';

export function ImportsTable({ imports, formats }: { imports: readonly Import[]; formats: Formats }) {
  return (
    <Table caption="Imports, newest first">
      <TableHead>
        <HeadCell className="w-full">File</HeadCell>
        <HeadCell>What</HeadCell>
        <HeadCell>State</HeadCell>
        <HeadCell>New</HeadCell>
        <HeadCell>Changed</HeadCell>
        <HeadCell>By</HeadCell>
        <HeadCell>Sent</HeadCell>
      </TableHead>
      <TableBody>
        {imports.map((each) => (
          <Row key={each.id}>
            <th scope="row" className="px-3 py-2 font-medium break-all @max-2xl:p-0">
              <Link href={`/settings/imports/${each.id}`} className="hover:underline">
                {each.fileName ?? 'Rows over the API'}
              </Link>
            </th>
            <Cell label="What">{targetWords[each.target]}</Cell>
            <Cell label="State">
              <Badge tone={statusWords[each.status].tone}>{statusWords[each.status].words}</Badge>
            </Cell>
            <Cell label="New" className="font-mono">
              {each.counts?.CREATE ?? '–'}
            </Cell>
            <Cell label="Changed" className="font-mono">
              {each.counts?.UPDATE ?? '–'}
            </Cell>
            <Cell label="By">{each.source === 'ERP_NIGHTLY' ? 'ERP, nightly' : each.createdBy}</Cell>
            <Cell label="Sent" className="whitespace-nowrap text-soft">
              {formats.moment(each.createdAt)}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
