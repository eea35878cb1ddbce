import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env';

const required = {
  DATABASE_APP_URL: 'postgres://app:pw@db.test/orders',
  DATABASE_SYSTEM_URL: 'postgres://system:pw@db.test/orders',
  AUTH_SECRET: 'a'.repeat(32),
  ENCRYPTION_KEY: 'e'.repeat(32),
};

function faultsOf(source: Record<string, string | undefined>): Record<string, string> {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError)
      return Object.fromEntries(error.faults.map((f) => [f.variable, f.message]));
    throw error;
  }
  return {};
}

describe('readEnv', () => {
  it('needs only the databases and the two secrets', () => {
    expect(readEnv(required)).toMatchObject({
      port: 3000,
      appUrl: 'http://localhost:3000',
      dataDir: resolve('.data'),
      embedded: false,
      messaging: { apiUrl: 'https://graph.facebook.com/v23.0', appSecret: undefined },
      oidc: undefined,
      s3: undefined,
      allowPrivateTargets: false,
      logLevel: 'info',
      trustProxy: false,
    });
  });

  it('keeps the audit trail for ever, or for a year or more', () => {
    expect(readEnv(required).auditKeepMonths).toBeUndefined();
    expect(readEnv({ ...required, AUDIT_KEEP_MONTHS: '24' }).auditKeepMonths).toBe(24);
    for (const months of ['11', '0', '1.5', 'forever'])
      expect(Object.keys(faultsOf({ ...required, AUDIT_KEEP_MONTHS: months }))).toEqual([
        'AUDIT_KEEP_MONTHS',
      ]);
  });

  it('tells the Inngest server to call where the service is reached, or where it says', () => {
    const originOf = (more: object) => readEnv({ ...required, ...more }).inngest.serveOrigin;
    expect(originOf({ PORT: '3100' })).toBe('http://localhost:3100');
    expect(originOf({ APP_URL: 'https://orders.example/' })).toBe('https://orders.example');
    const inside = { APP_URL: 'https://orders.example', SERVICE_URL: 'http://orders.internal:3000' };
    expect(originOf(inside)).toBe('http://orders.internal:3000');
    expect(originOf({ ...inside, INNGEST_SERVE_ORIGIN: 'http://inngest.says' })).toBe('http://inngest.says');
  });

  it('takes an Inngest server only with both of its keys, unless it is a development server', () => {
    const withKeys = { INNGEST_EVENT_KEY: 'event', INNGEST_SIGNING_KEY: 'signkey-x' };
    const server = { ...required, INNGEST_BASE_URL: 'http://inngest.test:8288' };
    const missing = 'is required with INNGEST_BASE_URL, unless INNGEST_DEV names a development server';
    expect(faultsOf(server)).toEqual({ INNGEST_EVENT_KEY: missing, INNGEST_SIGNING_KEY: missing });
    expect(faultsOf({ ...required, INNGEST_EVENT_KEY: 'event' })).toEqual({
      INNGEST_SIGNING_KEY:
        'is required with INNGEST_EVENT_KEY, unless INNGEST_DEV names a development server',
    });
    for (const more of [withKeys, { INNGEST_DEV: '1' }, { INNGEST_DEV: 'http://127.0.0.1:8288' }])
      expect(faultsOf({ ...server, ...more })).toEqual({});
    expect(Object.keys(faultsOf({ ...server, INNGEST_DEV: '0' }))).toHaveLength(2);
  });

  it('names everything that is missing at once', () => {
    expect(Object.keys(faultsOf({})).sort()).toEqual(Object.keys(required).sort());
    expect(faultsOf({}).AUTH_SECRET).toBe('is required and must have 32 characters or more');
  });

  it('shows every fault in one table, a line each, and no value', () => {
    const source = {
      ...required,
      PORT: 'hunter2',
      AUTH_SECRET: 'hunter2',
      APP_URL: 'ftp://hunter2',
      TRUST_PROXY: 'hunter2',
    };
    let message = '';
    try {
      readEnv(source);
    } catch (error) {
      message = String(error);
    }
    expect(
      message
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(' ')[0]),
    ).toEqual(['PORT', 'APP_URL', 'AUTH_SECRET', 'TRUST_PROXY']);
    expect(message).not.toContain('hunter2');
  });

  it.each(['0', '65536', '80a', '-1', '3000.5', '1e3'])('refuses %s as a port', (PORT) => {
    expect(faultsOf({ ...required, PORT })).toEqual({ PORT: 'must be a port, 1 to 65535' });
  });

  it('takes a blank variable for an unset one', () => {
    expect(
      readEnv({ ...required, PORT: ' ', S3_ENDPOINT: '', LOG_LEVEL: '', INNGEST_DEV: '' }),
    ).toMatchObject({
      port: 3000,
      logLevel: 'info',
      inngest: { dev: undefined },
    });
    expect(faultsOf({ ...required, AUTH_SECRET: ' '.repeat(40) })).toHaveProperty('AUTH_SECRET');
  });

  it('allows private targets by default only beside the embedded database', () => {
    expect(readEnv({ ...required, EMBEDDED: 'true' }).allowPrivateTargets).toBe(true);
    expect(readEnv({ ...required, EMBEDDED: 'true', ALLOW_PRIVATE_TARGETS: 'off' }).allowPrivateTargets).toBe(
      false,
    );
    expect(readEnv({ ...required, ALLOW_PRIVATE_TARGETS: 'yes' }).allowPrivateTargets).toBe(true);
  });

  it('refuses half of a recording store and settings whose main variable is missing', () => {
    expect(faultsOf({ ...required, S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'recordings' })).toEqual({
      S3_ACCESS_KEY_ID: 'is required with S3_ENDPOINT',
      S3_SECRET_ACCESS_KEY: 'is required with S3_ENDPOINT',
    });
    expect(faultsOf({ ...required, TRANSCRIBE_MODEL: 'small' })).toEqual({
      TRANSCRIBE_MODEL: 'means nothing without TRANSCRIBE_URL',
    });
    expect(faultsOf({ ...required, OIDC_ISSUER: 'https://id.test', OIDC_CLIENT_ID: 'desk' })).toEqual({
      OIDC_CLIENT_SECRET: 'is required with OIDC_CLIENT_ID',
    });
  });

  it('expects tokens for the client unless an audience is named', () => {
    const oidc = { OIDC_ISSUER: 'https://id.test/', OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 's' };
    expect(readEnv({ ...required, ...oidc }).oidc).toMatchObject({
      issuer: 'https://id.test/',
      audience: 'desk',
    });
    expect(readEnv({ ...required, ...oidc, OIDC_AUDIENCE: 'api' }).oidc).toMatchObject({ audience: 'api' });
  });

  it('refuses an issuer without saying whom its tokens must be for', () => {
    expect(faultsOf({ ...required, OIDC_ISSUER: 'https://id.test' })).toHaveProperty('OIDC_AUDIENCE');
  });

  it('refuses a transcription command that has no place for the recording', () => {
    expect(faultsOf({ ...required, TRANSCRIBE_COMMAND: 'whisper input.wav' })).toHaveProperty(
      'TRANSCRIBE_COMMAND',
    );
  });
});
