import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { keepRegistered, type RegistrationNews } from './keep-registered';

/** A service whose Inngest server answers a registration as `answers` say, the last one for ever. */
async function serve(answers: readonly (number | boolean)[]): Promise<{ url: string; server: Server }> {
  let asked = 0;
  const server = createServer((request, response) => {
    expect(`${request.method} ${request.url}`).toBe('PUT /api/inngest');
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (typeof answer === 'number') response.writeHead(answer).end('{}');
    else response.end(JSON.stringify({ message: 'Successfully registered', modified: answer }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

function register(appUrl: string) {
  const heard: RegistrationNews[] = [];
  const lines: string[] = [];
  const kept = keepRegistered({
    appUrl,
    signingKey: undefined,
    log: (line) => void lines.push(line),
    hear: (news) => void heard.push(news),
    renewEveryMs: 20,
  });
  onTestFinished(kept.stop);
  return { heard, lines, ...kept };
}

it('tries until the server is there, and tells when it has registered', async () => {
  const { heard, lines, done } = register((await serve([503, true])).url);
  await done;
  expect(heard).toEqual(['failed', 'new']);
  expect(lines).toEqual(['the functions are not registered yet (status 503); trying again in 0.5 s']);
});

it('is renewed, and tells when the server had forgotten or was away', async () => {
  const { heard, lines } = register((await serve([true, false, false, true, 500, false])).url);
  await expect.poll(() => heard.length).toBeGreaterThan(5);
  expect(heard.slice(0, 6)).toEqual(['new', 'kept', 'kept', 'new', 'failed', 'kept']);
  expect(lines).toEqual([
    'the Inngest server did not know the functions any more; it does now',
    'the functions could not be registered again (status 500); trying again in 0.5 s',
  ]);
});

it('asks nothing more once it is stopped', async () => {
  const { heard, done, stop } = register((await serve([false])).url);
  await done;
  stop();
  const count = heard.length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard.length).toBe(count);
});
