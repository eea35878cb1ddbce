import { readHead } from '@/lib/head/read-head';
import { askedOf } from '../prediction-files';
import { type GoldMessage, readHeads } from './gold';
import { fieldNames, type HeadFigures, measureHeads, missesOf } from './measure-heads';
import { predictHeads } from './predict-heads';

const usage = 'bench:heads [--errors] | --in heads.jsonl --out predictions.jsonl --catalogue-dir DIR';

const readGold = ({ text, sentAt, branches, lines }: GoldMessage) =>
  readHead(text, { sentAt, timeZone: 'Africa/Johannesburg', branches, lines });

/** Prints how well the heads of our own messages are read, or writes predictions for those of a file. */
function main(): void {
  const asked = askedOf(usage);
  if (!asked) return;
  if (asked.files) {
    console.log(`${predictHeads(asked.files)} heads`);
    return;
  }
  const gold = readHeads();
  const own = gold.filter(({ isHeldOut }) => !isHeldOut);
  if (asked.errors) printErrors(own);
  print('own', measureHeads(own, readGold));
  print(
    'held out third',
    measureHeads(
      gold.filter(({ isHeldOut }) => isHeldOut),
      readGold,
    ),
  );
}

function print(title: string, { messages, fields, keyRight, wholeRight }: HeadFigures): void {
  console.log(
    `${title}: ${messages} messages, number + day + place + collecting right ${keyRight}, whole head ${wholeRight}`,
  );
  for (const name of fieldNames) {
    const { precision, recall, f1 } = fields[name];
    console.log(
      `  ${name.padEnd(13)} precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  F1 ${f1.toFixed(3)}`,
    );
  }
}

function printErrors(gold: readonly GoldMessage[]): void {
  for (const message of gold) {
    const read = readGold(message);
    const misses = missesOf(message.head, read);
    if (misses.length === 0) continue;
    console.log(
      `${message.id} ${misses.join(', ')}\n  ${message.text.replaceAll('\n', ' / ').slice(0, 300)}`,
    );
    console.log(
      `  wanted ${JSON.stringify(message.head)}\n  read ${JSON.stringify(read, (key, value) => (key === 'reason' || key === 'confidence' ? undefined : value))}`,
    );
  }
}

main();
