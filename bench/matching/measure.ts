import type { GoldLine, GoldMessage } from './gold';
import { overlap, pairLines } from './pair-lines';
import type { PredictedLine, Prediction } from './predict';

/** The figures that judge the reader; all shares are 0 to 1. */
export interface Figures {
  messages: number;
  lines: number;
  lineF1: number;
  quantity: number;
  top1: number;
  recall5: number;
  wholeOrder: number;
  falseOnAbsent: number;
  negatedOrdered: number;
  auroc: number;
  ece: number;
  /** Lines that could be accepted unseen at 99 % precision, and the confidence that takes. */
  touchless: number;
  threshold: number;
  /** Of the orders that are wholly right, those that are Ready; and of the Ready ones, those that are not right. */
  ready: number;
  readyWrong: number;
  /** The same share of the right orders that leave nothing to decide: the catalogue has one product for every line. */
  readyOfDecided: number;
  /** Messages of which a line was lost, and nothing was said of it. */
  lostUnsaid: number;
}

export interface Fault {
  id: string;
  what: string;
}

interface Tally {
  gold: number;
  predicted: number;
  paired: number;
  quantity: number;
  sku: number;
  skuRight: number;
  shown: number;
  shownRight: number;
  absent: number;
  absentFalse: number;
  negated: number;
  negatedOrdered: number;
  whole: number;
  lostUnsaid: number;
  ready: number;
  readyWrong: number;
  decided: number;
  readyDecided: number;
  /** Confidence and whether it was right, of every line with a product. */
  judged: [confidence: number, right: boolean][];
  faults: Fault[];
}

/** Compares predictions with labels. */
export function measure(
  gold: readonly GoldMessage[],
  predictions: ReadonlyMap<string, Prediction>,
): { figures: Figures; faults: Fault[]; judged: [number, boolean][] } {
  const tally: Tally = {
    gold: 0,
    predicted: 0,
    paired: 0,
    quantity: 0,
    sku: 0,
    skuRight: 0,
    shown: 0,
    shownRight: 0,
    absent: 0,
    absentFalse: 0,
    negated: 0,
    negatedOrdered: 0,
    whole: 0,
    lostUnsaid: 0,
    ready: 0,
    readyWrong: 0,
    decided: 0,
    readyDecided: 0,
    judged: [],
    faults: [],
  };
  for (const message of gold)
    tallyMessage(tally, message, predictions.get(message.id) ?? { id: message.id, lines: [] });
  const share = (part: number, all: number): number => (all === 0 ? 1 : part / all);
  const [precision, recall] = [share(tally.paired, tally.predicted), share(tally.paired, tally.gold)];
  const { coverage, threshold } = acceptable(tally.judged, tally.gold, 0.99);
  const figures: Figures = {
    messages: gold.length,
    lines: tally.gold,
    lineF1: (2 * precision * recall) / (precision + recall || 1),
    quantity: share(tally.quantity, tally.paired),
    top1: share(tally.skuRight, tally.sku),
    recall5: share(tally.shownRight, tally.shown),
    wholeOrder: share(tally.whole, gold.length),
    falseOnAbsent: tally.absent === 0 ? 0 : tally.absentFalse / tally.absent,
    negatedOrdered: tally.negated === 0 ? 0 : tally.negatedOrdered / tally.negated,
    auroc: areaUnderCurve(tally.judged),
    ece: calibrationError(tally.judged),
    touchless: coverage,
    threshold,
    ready: share(tally.ready - tally.readyWrong, tally.whole),
    readyWrong: tally.ready === 0 ? 0 : tally.readyWrong / tally.ready,
    readyOfDecided: share(tally.readyDecided, tally.decided),
    lostUnsaid: share(tally.lostUnsaid, gold.length),
  };
  return { figures, faults: tally.faults, judged: tally.judged };
}

function tallyMessage(
  tally: Tally,
  message: GoldMessage,
  { lines, leftOut = [], isReady }: Prediction,
): void {
  const pairs = pairLines(message.lines, lines);
  tally.gold += message.lines.length;
  tally.predicted += lines.length;
  let whole = lines.length === message.lines.length;
  const fault = (what: string): void => {
    tally.faults.push({ id: message.id, what });
  };
  for (const line of message.lines) {
    const found = pairs.get(line);
    if (!found) fault(`missed “${line.phrase}”`);
    const quantityRight = found !== undefined && Math.abs(found.quantity - line.quantity) < 1e-9;
    if (found) tally.paired++;
    if (quantityRight) tally.quantity++;
    else if (found) fault(`“${line.phrase}” quantity ${found.quantity}, not ${line.quantity}`);
    const skuRight = tallyProduct(tally, line, found, fault);
    if (found && found.sku !== null) tally.judged.push([found.confidence, line.sku === found.sku]);
    whole &&= quantityRight && skuRight;
  }
  const paired = new Set(pairs.values());
  for (const line of lines) {
    if (paired.has(line)) continue;
    if (line.sku !== null) tally.judged.push([line.confidence, false]);
    fault(`invented “${line.phrase}” ${line.sku ?? ''}`);
  }
  for (const negative of message.negatives ?? []) {
    tally.negated++;
    const ordered = lines.some(
      (line) => !paired.has(line) && overlap(negative, line) > 0.5 * (negative.end - negative.start),
    );
    if (ordered) tally.negatedOrdered++;
  }
  const isTold = (line: GoldLine) => [...lines, ...leftOut].some((span) => overlap(line, span) > 0);
  if (!message.lines.every(isTold)) {
    tally.lostUnsaid++;
    fault('lost a line without a word');
  }
  if (whole) tally.whole++;
  const isDecided = whole && message.lines.length > 0 && message.lines.every(({ sku }) => sku !== null);
  if (isDecided) tally.decided++;
  if (isDecided && isReady) tally.readyDecided++;
  if (isReady) tally.ready++;
  if (isReady && !whole) tally.readyWrong++;
}

/** Whether the product (or its absence) is right for the whole-order figure. */
function tallyProduct(
  tally: Tally,
  line: GoldLine,
  found: PredictedLine | undefined,
  fault: (what: string) => void,
): boolean {
  const right = line.sku !== null && found?.sku === line.sku;
  const answer = `“${line.phrase}” got ${found?.sku ?? '-'} (${found?.confidence ?? ''})`;
  if (line.sku !== null) {
    tally.sku++;
    if (right) tally.skuRight++;
    else if (found) fault(`${answer}, not ${line.sku}`);
    if (found) {
      tally.shown++;
      if (found.candidates.slice(0, 5).includes(line.sku)) tally.shownRight++;
    }
    return right;
  }
  if (line.candidates) {
    const fits = !found || found.sku === null || line.candidates.includes(found.sku);
    if (!fits) fault(`${answer}, not one of ${line.candidates.join(' ')}`);
    return fits;
  }
  tally.absent++;
  if (found && found.sku !== null && found.confidence >= 0.5) tally.absentFalse++;
  if (found?.sku) fault(`${answer}, absent`);
  return !found?.sku;
}

/** The largest share of all lines that the surest predictions cover while at least `precision` of them are right. */
function acceptable(
  judged: readonly [number, boolean][],
  all: number,
  precision: number,
): { coverage: number; threshold: number } {
  const sorted = [...judged].sort((a, b) => b[0] - a[0]);
  let right = 0;
  let best = { coverage: 0, threshold: 1.01 };
  sorted.forEach(([confidence, ok], i) => {
    if (ok) right++;
    const ends = sorted[i + 1]?.[0] !== confidence;
    if (ends && right / (i + 1) >= precision)
      best = { coverage: (i + 1) / Math.max(1, all), threshold: confidence };
  });
  return best;
}

/** Chance that a right line has a higher confidence than a wrong one (Mann-Whitney). */
export function areaUnderCurve(judged: readonly [number, boolean][]): number {
  const wrong = judged.filter(([, ok]) => !ok);
  const right = judged.filter(([, ok]) => ok);
  if (wrong.length === 0 || right.length === 0) return 1;
  let wins = 0;
  for (const [a] of right) for (const [b] of wrong) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (right.length * wrong.length);
}

/** Expected calibration error over ten equal bins. */
export function calibrationError(judged: readonly [number, boolean][]): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin++) {
    const inside = judged.filter(([confidence]) => Math.min(9, Math.floor(confidence * 10)) === bin);
    if (inside.length === 0) continue;
    const said = inside.reduce((sum, [confidence]) => sum + confidence, 0) / inside.length;
    const was = inside.filter(([, ok]) => ok).length / inside.length;
    error += (inside.length / judged.length) * Math.abs(said - was);
  }
  return error;
}
