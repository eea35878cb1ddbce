import { onTestFinished } from 'vitest';
import type { Executor, ExecutorOptions } from '../start-executor';
import { startExecutor } from '../start-executor';
import type { TestApp, TestAppOptions } from './start-app';
import { eventKey, signingKey, startApp } from './start-app';

/** An executor that retries almost at once; closed with the test. */
export async function startTestExecutor(options: Partial<ExecutorOptions> = {}): Promise<Executor> {
  const executor = await startExecutor({
    eventKey,
    signingKey,
    retryDelayMs: () => 5,
    closeTimeoutMs: 200,
    ...options,
  });
  onTestFinished(() => executor.close());
  return executor;
}

/** An executor and an app that has registered there; both closed with the test. */
export async function startPair(
  functions: TestAppOptions['functions'],
  options: Partial<ExecutorOptions> & Pick<TestAppOptions, 'intercept'> = {},
): Promise<{ executor: Executor; app: TestApp }> {
  const { intercept, ...executorOptions } = options;
  const executor = await startTestExecutor(executorOptions);
  const app = await startApp({ executorUrl: executor.url, functions, ...(intercept && { intercept }) });
  onTestFinished(() => app.kill());
  await executor.registerApp(app.url);
  return { executor, app };
}
