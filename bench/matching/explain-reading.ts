import { catalogueJudge } from '@/lib/matching/lines/catalogue-judge';
import { knownGoods } from '@/lib/matching/lines/find-codes';
import { callsBy } from '@/lib/reading/assemble-reading';
import { cutMessage } from '@/lib/reading/cut-message';
import type { EditedItem, Scope } from '@/lib/reading/edit-state';
import { applyEdits } from '@/lib/reading/edits/apply-edits';
import { contextsOf } from '@/lib/reading/headings/heading-contexts';
import type { Event } from '@/lib/reading/items/segment';
import type { DoneAct } from '@/lib/reading/lines/act';
import { markMessage } from '@/lib/reading/mark-message';
import type { MessageView } from '@/lib/reading/message-view';
import { viewOf, withStops } from '@/lib/reading/view-message';
import { indexOfAll, orderOf } from './order-of';

/**
 * How a message is read against the catalogues of `bench/data`, stage by stage: what stands over lines, the cut, what becomes of
 * the goods from which words on, and what each saying did to each line.
 * Usage: npm run explain -- "6 milk, 2 rice. scrap the milk"
 */
function explain(text: string): string {
  const index = indexOfAll();
  const customer = { customerId: null, history: [] };
  const tokens = viewOf(text, undefined, knownGoods(index, customer));
  const judge = catalogueJudge(index, customer)(tokens);
  const marks = markMessage(tokens, judge);
  const view = withStops(tokens, marks.stops);
  const { best } = cutMessage(view, judge, marks);
  const headings = [...marks.headings, ...marks.sizesBehind];
  const edited = applyEdits(view, best.events, callsBy(view, judge, contextsOf(headings, view)));
  return [
    `languages  ${view.languages.join(', ')}`,
    ...headings.map(({ start, end }) => `heading    ${quoted(view, start, end)}`),
    ...best.events.flatMap((event) => describeEvent(view, event)),
    ...edited.scopes.map((scope) => describeScope(view, scope)),
    ...edited.items.flatMap((line) => describeLine(view, line)),
    `order      ${orderOf(index, text) || 'nothing'}`,
  ].join('\n');
}

const quoted = ({ text, tokens }: MessageView, from: number, to: number): string =>
  `“${text.slice(tokens[from]?.start, tokens[to - 1]?.end).replace(/\s+/g, ' ')}”`;

function describeEvent(view: MessageView, event: Event): string[] {
  if (event.type === 'skipped') return [];
  if (event.type === 'cue') return [`cue        ${quoted(view, event.at, event.next)}: ${event.cue.kind}`];
  if (event.type !== 'item') return [`number     ${quoted(view, event.at, event.next)}: ${event.type}`];
  const { goodsStart, goodsEnd, quantity, unit, score } = event.item;
  const amount = [quantity ?? 'no quantity', unit].filter((part) => part !== null).join(' ');
  return [`goods      ${quoted(view, goodsStart, goodsEnd)}: ${amount}, worth ${score.toFixed(2)}`];
}

const describeScope = (view: MessageView, { mode, cue, at }: Scope): string =>
  `from here  ${at === null ? 'the start' : quoted(view, at, at + 1)}: ${mode}${cue ? ` (“${cue}”)` : ''}`;

function describeLine(view: MessageView, { item, quantity, unit, dropped, acts }: EditedItem): string[] {
  const amount = [quantity ?? 'no quantity', unit].filter((part) => part !== null).join(' ');
  const goods = quoted(view, item.goodsStart, item.goodsEnd);
  return [
    `line       ${amount} of ${goods}${dropped === null ? '' : `, left out: ${dropped}`}`,
    ...acts.map((act) => `             ${describeAct(view, act)}`),
  ];
}

function describeAct(view: MessageView, { by, at, do: done, ...what }: DoneAct): string {
  const where = at === null ? 'the whole message' : quoted(view, at, at + 1);
  const values = Object.values(what).map((value) =>
    typeof value === 'object' && value ? 'goods' : String(value),
  );
  return `${by} at ${where}: ${[done, ...values].join(' ')}`;
}

const text = process.argv.slice(2).join(' ');
if (text.trim() === '') {
  console.error('Give a message: npm run explain -- "6 milk, 2 rice. scrap the milk"');
  process.exitCode = 1;
} else console.log(explain(text.replaceAll('\\n', '\n')));
