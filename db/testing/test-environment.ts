/** What the service reads from its environment and what a test needs no say in. */
export const testEnvironment = {
  AUTH_SECRET: 'the-tests-auth-secret-of-at-least-32-characters',
  ENCRYPTION_KEY: 'the-tests-encryption-key-of-at-least-32-characters',
  LOG_LEVEL: 'silent',
  ALLOW_PRIVATE_TARGETS: 'true',
} as const;
