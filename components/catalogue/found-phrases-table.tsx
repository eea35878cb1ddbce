import Link from 'next/link';
import type { Formats } from '@/components/shell/formats';
import { linkClass } from '@/components/ui/link-class';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { FoundPhrase } from '@/lib/catalogue/health-contract';
import { TeachPhrase } from './teach-phrase';

/** What customers wrote and nobody found a product for. */
export function FoundPhrasesTable({
  phrases,
  formats,
}: {
  phrases: readonly FoundPhrase[];
  formats: Formats;
}) {
  return (
    <Table caption="Phrases without a product">
      <TableHead>
        <HeadCell className="w-full">Phrase</HeadCell>
        <HeadCell className="text-right">Times</HeadCell>
        <HeadCell className="text-right">Customers</HeadCell>
        <HeadCell>Last</HeadCell>
        <HeadCell>
          <span className="sr-only">Action</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {phrases.map(({ phrase, times, customers, lastAt, orderId }) => (
          <Row key={phrase}>
            <th scope="row" className="min-w-40 px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
              <span dir="auto" title={phrase} className="line-clamp-4">
                {phrase}
              </span>
            </th>
            <Cell label="Times" className="text-right">
              {formats.quantity(times)}
            </Cell>
            <Cell label="Customers" className="text-right">
              {formats.quantity(customers)}
            </Cell>
            <Cell label="Last" className="whitespace-nowrap">
              <Link href={`/orders/${orderId}`} className={linkClass()}>
                {formats.day(lastAt)}
              </Link>
            </Cell>
            <Cell className="text-right @max-2xl:justify-end">
              <TeachPhrase phrase={phrase} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
