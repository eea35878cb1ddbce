import { askedOf } from '../prediction-files';
import { readConversations } from './gold';
import { actsOf, isRight, measureConversations, ordersOf } from './measure-conversations';
import { predictConversations } from './predict-conversations';
import { type ToldConversation, tellAll } from './tell-conversation';

const usage =
  'bench:conversations [--errors] | --in dialogues.jsonl --out predictions.jsonl --catalogue-dir DIR';

/** Prints how well our own conversations are told, or writes predictions for those of a file. */
function main(): void {
  const asked = askedOf(usage);
  if (!asked) return;
  if (asked.files) {
    console.log(`${predictConversations(asked.files)} conversations`);
    return;
  }
  const told = tellAll(readConversations());
  const own = told.filter(({ gold }) => !gold.isHeldOut);
  if (asked.errors) for (const one of own) printErrors(one);
  console.log('own', measureConversations(own));
  console.log('held out third', measureConversations(told.filter(({ gold }) => gold.isHeldOut)));
}

function printErrors({ gold, told }: ToldConversation): void {
  const acts = actsOf(gold, told);
  const isWrong = acts.some(({ wanted, act }) => !wanted.includes(act));
  if (!isWrong && isRight(gold, told)) return;
  console.log(`${gold.id}${isRight(gold, told) ? '' : ' WRONG ORDERS'}`);
  let at = 0;
  for (const { from, text, acts: wanted } of gold.messages) {
    const act = from === 'customer' ? acts[at++]?.act : undefined;
    const mark =
      act === undefined ? '>' : wanted.includes(act) ? `< ${act}` : `< ${act} (${wanted.join('|')})`;
    console.log(`   ${mark}: ${text.replaceAll('\n', ' / ')}`);
  }
  console.log(`   wanted ${JSON.stringify(gold.orders)}`);
  console.log(`   told   ${JSON.stringify(ordersOf(told))}`);
}

main();
