import { afterAll, beforeAll } from 'vitest';
import { type SandboxPlatform, startSandboxPlatform } from '../sandbox/start-sandbox-platform';
import { configurePlatform } from './configure-messaging';

/** For the tests of a file: a platform of their own that takes this token, and the service configured for it. */
export function preparePlatform(accessToken: string): () => SandboxPlatform {
  let platform: SandboxPlatform;
  beforeAll(async () => {
    platform = await startSandboxPlatform({ host: '127.0.0.1', port: 0, accessToken });
    configurePlatform(platform.url);
  });
  afterAll(() => platform.close());
  return () => platform;
}

/** A phone number id that no tenant has. */
export function newPhoneNumberId(): string {
  return String(Math.floor(1e12 + Math.random() * 1e12));
}
