import { join } from 'node:path';
import type { OrderingCustomer } from '@/lib/matching/catalogue';
import type { CatalogueIndex } from '@/lib/matching/index/catalogue-index';
import { interpretMessage } from '@/lib/matching/interpret-message';
import { catalogueJudge } from '@/lib/matching/lines/catalogue-judge';
import { knownGoods } from '@/lib/matching/lines/find-codes';
import { cutMessage } from '@/lib/reading/cut-message';
import { markMessage } from '@/lib/reading/mark-message';
import { isLongerThanOrders } from '@/lib/reading/message-view';
import { viewOf, withStops } from '@/lib/reading/view-message';
import { type AliasRow, type CatalogueRow, dataFolder, type GoldMessage, readRows, writerOf } from './gold';
import { labelWays, wrong } from './label-ways';
import { waysOf } from './lattice';
import { type Lattice, packWays } from './pack-ways';
import { indexOf } from './predict';

/** The lattices of messages, with their labels; each against its trade's catalogue. */
export function readLattices(gold: readonly GoldMessage[]): Lattice[] {
  const aliases = readRows<AliasRow>(join(dataFolder, 'aliases.jsonl'));
  const found: Lattice[] = [];
  for (const domain of new Set(gold.map((message) => message.domain))) {
    const index = indexOf(
      readRows<CatalogueRow>(join(dataFolder, `catalogue-${domain}.jsonl`)),
      aliases.filter((alias) => alias.domain === domain),
    );
    for (const message of gold) {
      if (message.domain !== domain) continue;
      found.push(...latticeOf(index, message));
      if (found.length % 100 === 0) process.stderr.write(`\r${found.length} of ${gold.length} messages`);
    }
  }
  process.stderr.write('\r');
  return found;
}

function latticeOf(index: CatalogueIndex, message: GoldMessage): Lattice[] {
  const customer: OrderingCustomer = { customerId: message.customer ?? null, history: [] };
  const tokens = viewOf(message.text, undefined, knownGoods(index, customer));
  if (isLongerThanOrders(tokens)) return [];
  const judge = catalogueJudge(index, customer)(tokens);
  const marks = markMessage(tokens, judge);
  const view = withStops(tokens, marks.stops);
  const { best } = cutMessage(view, judge, marks);
  const { lines } = interpretMessage(index, message.text, customer);
  const ways = waysOf(tokens, judge, marks);
  const { wanted, labelOf } = labelWays(view, marks, ways, message, { events: best.events, lines });
  const size = tokens.tokens.length;
  return [
    {
      id: message.id,
      writer: writerOf(message),
      size,
      labels: wanted,
      ways: packWays(
        ways.map((way, i) => ({ ...way, isItem: !('type' in way.over), label: labelOf[i] ?? wrong })),
      ),
    },
  ];
}
