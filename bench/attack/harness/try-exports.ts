import { answerTypesOf } from '@/lib/http/endpoint';
import type { Finding } from './finding';
import { addressOf, type Ground, type Side } from './ground';
import { attackable, nameOf } from './inventory';

const beginsFormula = /^\s*[=+\-@\t\r]/;

/** Everything that is handed out as a table: no cell begins as a formula. */
export async function tryExports({ client }: Ground, side: Side, finding: Finding): Promise<void> {
  // What came with an order as a file is handed out as it came.
  const tables = attackable.filter((each) => answerTypesOf(each)[0] === 'text/csv');
  finding.hold(tables.length > 0, () => 'there is no export to look at');
  let _shown = 0;
  for (const endpoint of tables) {
    const query = endpoint.query.safeParse({}).success ? {} : endpoint.example.query;
    const path = addressOf(endpoint, side.paramsOf(endpoint.path), query);
    const { status, text } = await client.ask({ method: 'GET', path, headers: side.principals.token });
    finding.hold(status === 200, () => `${nameOf(endpoint)}: ${status}`);
    if (text.includes('alert(1)')) _shown += 1;
    for (const cell of cellsOf(text.replace(/^\ufeff/, '')))
      finding.hold(!beginsFormula.test(cell), () => `${nameOf(endpoint)} has the cell ${cell.slice(0, 80)}`);
  }
}

/** The cells of a CSV file (RFC 4180), divided as either half of the world does it. */
function cellsOf(text: string): string[] {
  return [...text.matchAll(/(?:^|[,;]|\r\n)(?:"((?:[^"]|"")*)"|([^,;"\r\n]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );
}
