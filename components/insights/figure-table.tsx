import Link from 'next/link';
import { linkClass } from '@/components/ui/link-class';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';

export interface Figures {
  /** The heading of what each row is about, and of each of its figures. */
  heads: readonly [about: string, ...figures: string[]];
  rows: readonly { about: string; href?: string; figures: readonly string[] }[];
}

/** What a chart draws, in figures; each row may lead to the orders behind it. */
export function FigureTable({ caption, heads, rows }: Figures & { caption: string }) {
  const [about, ...others] = heads;
  return (
    <Table caption={caption}>
      <TableHead>
        <HeadCell>{about}</HeadCell>
        {others.map((head) => (
          <HeadCell key={head} className="text-right whitespace-normal">
            {head}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.about}>
            <th scope="row" className="px-3 py-2 font-medium whitespace-nowrap @max-2xl:p-0">
              {row.href ? (
                <Link href={row.href} className={linkClass()}>
                  {row.about}
                </Link>
              ) : (
                row.about
              )}
            </th>
            {row.figures.map((figure, at) => (
              <Cell key={others[at]} label={others[at] ?? ''} className="text-right">
                {figure}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
