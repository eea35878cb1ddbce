import { forgetEnv } from '../env';

/** Sets variables of the environment for the rest of a test file, whoever has read the configuration before. */
export function configure(variables: Record<string, string>): void {
  Object.assign(process.env, variables);
  forgetEnv();
}
