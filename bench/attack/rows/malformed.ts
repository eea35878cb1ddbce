import { inParallel } from '@/bench/chaos/harness/orders';
import { memoryOf } from '@/bench/chaos/harness/process-table';
import { addressWith } from '@/lib/http/testing/endpoint-handlers';
import { isProblem } from '../harness/ask';
import { Finding, type Row } from '../harness/finding';
import type { Ground } from '../harness/ground';
import { requestWith } from '../harness/id-fields';
import { attackable, nameOf } from '../harness/inventory';
import { makeOdd, unknownId } from './odd-requests';

/** Ends sessions or locks out whoever is at work here; these are asked about somebody whom nobody knows. */
export const wouldEndOurs = /\/sessions|\/settings\/users\/:id/;
/** Waits for the reading, and listens for as long as one lets it: one in so many is enough. */
export const isSlow = /\/simulator\/|\/stream$|\/erp\/test$|\/:id\/test$/;
const oneOfSlow = 40;
/** They answer for an ERP, a platform or a receiver, none of which is there. */
export const callsOthers = /\/approve$|\/erp-doubt$|\/test$|\/from-erp$|\/simulator\//;

export const malformed: Row = {
  name: 'malformed',
  what: 'requests made of the contracts, right but for one thing: no 5xx, no crash, memory + 10 % at most',
  attack: async (ground, size) => {
    const finding = new Finding();
    const random = ground.world.random.fork('malformed');
    const side = await ground.furnish();
    const pids = await ground.world.product.pidsOf('service');
    const endpoints = attackable.filter(({ answerType }) => answerType !== 'text/event-stream');
    let reached = 0;
    const play = (count: number) =>
      inParallel(Array.from({ length: count }), 12, async () => {
        const endpoint = random.pick(endpoints);
        if (isSlow.test(endpoint.path) && random.between(1, oneOfSlow) > 1) return;
        const right = requestWith(endpoint, side);
        const params = wouldEndOurs.test(endpoint.path) ? { id: unknownId } : side.paramsOf(endpoint.path);
        const path = addressWith(endpoint.path, params) + right.path.replace(/^[^?]*/, '');
        const { name, sent } = makeOdd(endpoint, { ...right, path }, random);
        const headers = {
          ...(random.between(0, 3) ? side.principals.token : side.principals.key),
          ...sent.headers,
        };
        const answer = await ground.client.ask({ ...sent, headers }).catch((error: Error) => error);
        if (answer instanceof Error)
          return finding.hold(false, () => `${nameOf(endpoint)}, ${name}: ${answer.message}`);
        if (![400, 401, 403, 415].includes(answer.status)) reached += 1;
        const isAnswered =
          answer.status < 500 || (callsOthers.test(endpoint.path) && [502, 503].includes(answer.status));
        const isShaped = answer.status < 400 || answer.headers['content-length'] === '0' || isProblem(answer);
        finding.hold(
          isAnswered && isShaped,
          () =>
            `${nameOf(endpoint)}, ${name}: ${answer.status} ${answer.text.slice(0, 200)} to ${JSON.stringify(sent.body)?.slice(0, 200)} ${sent.path.slice(0, 200)}`,
        );
      });
    const count = size === 'full' ? 100_000 : 1_200;
    // What is loaded and compiled at first use is no growth.
    await play(size === 'full' ? count / 5 : count / 2);
    const before = memoryOf(pids);
    await play(size === 'full' ? (count * 4) / 5 : count / 2);
    const after = memoryOf(pids);
    const growth = before > 0 ? after / before - 1 : 0;
    // Nobody else's process can be made to collect: a short run says too little about what stays.
    if (size === 'full') finding.hold(growth <= 0.1, () => `memory grew by ${(100 * growth).toFixed(0)} %`);
    const now = await ground.world.product.pidsOf('service');
    finding.hold(String(now) === String(pids), () => 'the service ended and was started anew');
    finding.notes.push(
      `${((100 * reached) / finding.tried).toFixed(0)} % reached a verb; memory ${(before / 1e6).toFixed(0)} → ${(after / 1e6).toFixed(0)} MB`,
    );
    await health(ground, finding);
    return finding;
  },
};

async function health({ client }: Ground, finding: Finding): Promise<void> {
  const answer = await client.ask({ method: 'GET', path: '/api/health' });
  finding.hold(answer.status === 200, () => `not well afterwards: ${answer.text}`);
}
