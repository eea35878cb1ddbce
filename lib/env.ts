import { resolve } from 'node:path';
import { z } from 'zod';

const flags: Record<string, boolean> = {
  true: true,
  yes: true,
  on: true,
  1: true,
  false: false,
  no: false,
  off: false,
  0: false,
};

/** The message of a fault; a variable that is missing says so first. */
const must = (rule: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined ? `is required and must ${rule}` : `must ${rule}`,
});
const text = z.string().optional();
const secret = z.string(must('have 32 characters or more')).min(32, must('have 32 characters or more'));
const webAddress = z
  .url({ protocol: /^https?$/, ...must('be an address beginning with http:// or https://') })
  .transform((url) => url.replace(/\/+$/, ''));
const localAddress = (port: number) => `http://localhost:${port}`;
const database = z.url({ protocol: /^postgres(ql)?$/, ...must('be an address beginning with postgres://') });
const flag = z
  .string()
  .refine((word) => word.toLowerCase() in flags, must('be true or false'))
  .transform((word) => flags[word.toLowerCase()] === true);
const portNumber = z
  .string()
  .refine(
    (digits) => /^\d{1,5}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= 65_535,
    must('be a port, 1 to 65535'),
  )
  .transform(Number);

const count = z
  .string()
  .refine((digits) => /^[1-9]\d{0,8}$/.test(digits), must('be a whole number of 1 or more'))
  .transform(Number);

const variables = z.object({
  PORT: portNumber.default(3000),
  HOST: z.string().default('0.0.0.0'),
  APP_URL: webAddress.optional(),
  DATA_DIR: z.string().default('.data'),
  EMBEDDED: flag.default(false),
  DATABASE_FOLDER: text,
  DATABASE_APP_URL: database,
  DATABASE_SYSTEM_URL: database,
  AUTH_SECRET: secret,
  ENCRYPTION_KEY: secret,
  ENCRYPTION_KEY_PREVIOUS: secret.optional(),
  INNGEST_BASE_URL: webAddress.optional(),
  INNGEST_EVENT_KEY: text,
  INNGEST_SIGNING_KEY: text,
  INNGEST_DEV: text,
  SERVICE_URL: webAddress.optional(),
  INNGEST_SERVE_ORIGIN: webAddress.optional(),
  FUNCTION_PROCESSES: count.default(1),
  // As written: tokens must name their issuer to the letter, a slash at the end included.
  OIDC_ISSUER: z.url({ protocol: /^https?$/, ...must('be an address beginning with https://') }).optional(),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_AUDIENCE: text,
  OIDC_TENANT_CLAIM: z.string().default('tenant'),
  OIDC_ROLE_CLAIM: z.string().default('role'),
  MESSAGING_API_URL: webAddress.default('https://graph.facebook.com/v23.0'),
  MESSAGING_APP_SECRET: text,
  MESSAGING_VERIFY_TOKEN: text,
  MESSAGING_PHONE_NUMBER_ID: text,
  MESSAGING_ACCESS_TOKEN: text,
  TRANSCRIBE_URL: webAddress.optional(),
  TRANSCRIBE_KEY: text,
  TRANSCRIBE_MODEL: z.string().default('whisper-1'),
  TRANSCRIBE_COMMAND: z
    .string()
    .includes('{input}', must('contain {input}, the place of the recording'))
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().default(''),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  ALLOW_PRIVATE_TARGETS: flag.optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      must('be fatal, error, warn, info, debug, trace or silent'),
    )
    .default('info'),
  TRUST_PROXY: flag.default(false),
  METRICS_TOKEN: secret.optional(),
  LIMIT_TENANT_PER_MINUTE: count.default(6000),
  LIMIT_CALLER_PER_MINUTE: count.default(3000),
  LIMIT_ADDRESS_PER_MINUTE: count.default(3000),
  LIMIT_WRONG_PINS_PER_ADDRESS: count.default(30),
  LIMIT_STREAMS_PER_CALLER: count.default(20),
  INDEX_CACHE_PRODUCTS: count.default(100_000),
  AUDIT_KEEP_MONTHS: count.refine((months) => months >= 12, must('be 12 or more')).optional(),
  DATABASE_CONNECTIONS: count.refine((most) => most >= 4, must('be 4 or more')).default(8),
});

export const variableNames: readonly string[] = Object.keys(variables.shape);

/** Variables that mean nothing without the first one of their group; those in `with` must then be set. */
const groups = [
  {
    first: 'OIDC_ISSUER',
    with: [],
    rest: ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_AUDIENCE', 'OIDC_TENANT_CLAIM', 'OIDC_ROLE_CLAIM'],
  },
  { first: 'OIDC_CLIENT_ID', with: ['OIDC_CLIENT_SECRET'], rest: [] },
  { first: 'TRANSCRIBE_URL', with: [], rest: ['TRANSCRIBE_KEY', 'TRANSCRIBE_MODEL'] },
  {
    first: 'S3_ENDPOINT',
    with: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    rest: ['S3_REGION'],
  },
];

type Fault = { variable: string; message: string };

/** Thrown by readEnv; the message is the whole table, a line for each variable, and never shows a value. */
export class EnvError extends Error {
  override name = 'EnvError';
  constructor(readonly faults: readonly Fault[]) {
    const width = Math.max(...faults.map(({ variable }) => variable.length));
    const rows = faults.map(({ variable, message }) => `  ${variable.padEnd(width)}  ${message}`);
    super(['The configuration cannot be used:', ...rows].join('\n'));
  }
}

/** The service's configuration. Addresses end without a slash, `dataDir` is absolute. */
export type Env = ReturnType<typeof arrange>;

/** Reads the configuration; a blank variable counts as unset. Throws EnvError with every fault at once. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  const faults = [
    ...findFaults(parsed.error),
    ...findGroupFaults(given),
    ...findAudienceFault(given),
    ...findInngestFaults(given),
  ];
  if (!parsed.success || faults.length > 0) throw new EnvError(faults);
  return arrange(parsed.data);
}

let current: Env | undefined;

/** The configuration of this process, read at the first call. */
export function env(): Env {
  if (!current) {
    current = readEnv();
    // next-auth reads its own address from here and nowhere else.
    process.env.NEXTAUTH_URL = current.appUrl;
  }
  return current;
}

function findFaults(error: z.ZodError | undefined): Fault[] {
  return (error?.issues ?? []).map(({ path, message }) => ({ variable: path.join('.'), message }));
}

function findGroupFaults(given: Record<string, unknown>): Fault[] {
  return groups.flatMap((group) => {
    const isUsed = group.first in given;
    const wrong = isUsed
      ? group.with.filter((name) => !(name in given))
      : [...group.with, ...group.rest].filter((name) => name in given);
    const message = isUsed ? `is required with ${group.first}` : `means nothing without ${group.first}`;
    return wrong.map((variable) => ({ variable, message }));
  });
}

/** Without an audience, a token that the issuer made for any other service would open this one. */
function findAudienceFault(given: Record<string, unknown>): Fault[] {
  if (!('OIDC_ISSUER' in given) || 'OIDC_CLIENT_ID' in given || 'OIDC_AUDIENCE' in given) return [];
  return [
    { variable: 'OIDC_AUDIENCE', message: 'is required with OIDC_ISSUER, or OIDC_CLIENT_ID in its place' },
  ];
}

/** A server that signs its calls and takes no event of just anybody: one key without the other is of no use. */
function findInngestFaults(given: Record<string, unknown>): Fault[] {
  if (isInngestDev(given.INNGEST_DEV)) return [];
  const keys = ['INNGEST_EVENT_KEY', 'INNGEST_SIGNING_KEY'];
  const [named] = ['INNGEST_BASE_URL', ...keys].filter((name) => name in given);
  if (named === undefined) return [];
  return keys
    .filter((name) => !(name in given))
    .map((variable) => ({
      variable,
      message: `is required with ${named}, unless INNGEST_DEV names a development server`,
    }));
}

/** `INNGEST_DEV` is a switch or, as the SDK documents it, the development server's address. */
export function isInngestDev(dev: unknown): boolean {
  return typeof dev === 'string' && !['0', 'false', 'no', 'off'].includes(dev.toLowerCase());
}

function arrange(given: z.infer<typeof variables>) {
  return {
    port: given.PORT,
    host: given.HOST,
    appUrl: given.APP_URL ?? localAddress(given.PORT),
    dataDir: resolve(given.DATA_DIR),
    /** The embedded database is used: one machine, nothing configured, private targets allowed. */
    embedded: given.EMBEDDED,
    database: {
      appUrl: given.DATABASE_APP_URL,
      systemUrl: given.DATABASE_SYSTEM_URL,
      /** How many each process opens at most, the one that listens included. */
      connections: given.DATABASE_CONNECTIONS,
      /** Where the embedded one keeps its files; how much room another machine has, nobody knows. */
      folder: given.DATABASE_FOLDER,
    },
    /** Months after which the audit trail is dropped; for ever without it. */
    auditKeepMonths: given.AUDIT_KEEP_MONTHS,
    authSecret: given.AUTH_SECRET,
    encryptionKey: given.ENCRYPTION_KEY,
    /** While the key is being changed; the service itself knows one key only. */
    previousEncryptionKey: given.ENCRYPTION_KEY_PREVIOUS,
    inngest: {
      baseUrl: given.INNGEST_BASE_URL,
      eventKey: given.INNGEST_EVENT_KEY,
      signingKey: given.INNGEST_SIGNING_KEY,
      dev: given.INNGEST_DEV,
      /** Where an Inngest server reaches `/api/inngest`. */
      serveOrigin:
        given.INNGEST_SERVE_ORIGIN ?? given.SERVICE_URL ?? given.APP_URL ?? localAddress(given.PORT),
      /** How many processes a server calls: each does as much at a time as one alone. */
      processes: given.FUNCTION_PROCESSES,
    },
    oidc: given.OIDC_ISSUER
      ? {
          issuer: given.OIDC_ISSUER,
          /** Without it only API tokens of the issuer are accepted, and browsers sign in with a PIN. */
          client:
            given.OIDC_CLIENT_ID && given.OIDC_CLIENT_SECRET
              ? { id: given.OIDC_CLIENT_ID, secret: given.OIDC_CLIENT_SECRET }
              : undefined,
          audience: given.OIDC_AUDIENCE ?? given.OIDC_CLIENT_ID ?? '',
          tenantClaim: given.OIDC_TENANT_CLAIM,
          roleClaim: given.OIDC_ROLE_CLAIM,
        }
      : undefined,
    messaging: {
      apiUrl: given.MESSAGING_API_URL,
      appSecret: given.MESSAGING_APP_SECRET,
      verifyToken: given.MESSAGING_VERIFY_TOKEN,
      phoneNumberId: given.MESSAGING_PHONE_NUMBER_ID,
      accessToken: given.MESSAGING_ACCESS_TOKEN,
    },
    transcribe: {
      endpoint: given.TRANSCRIBE_URL
        ? { url: given.TRANSCRIBE_URL, key: given.TRANSCRIBE_KEY, model: given.TRANSCRIBE_MODEL }
        : undefined,
      command: given.TRANSCRIBE_COMMAND,
    },
    s3: given.S3_ENDPOINT
      ? {
          endpoint: given.S3_ENDPOINT,
          bucket: given.S3_BUCKET,
          region: given.S3_REGION,
          accessKeyId: given.S3_ACCESS_KEY_ID,
          secretAccessKey: given.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
    allowPrivateTargets: given.ALLOW_PRIVATE_TARGETS ?? given.EMBEDDED,
    logLevel: given.LOG_LEVEL,
    trustProxy: given.TRUST_PROXY,
    /** Opens `/api/metrics`, which is not there without one. */
    metricsToken: given.METRICS_TOKEN,
    /** Products whose index one process keeps in memory, all tenants together: at most 4 KB each. */
    indexedProducts: given.INDEX_CACHE_PRODUCTS,
    /** More than a busy distributor needs: they guard the others against a loop gone wild, or somebody's bad intent. */
    limits: {
      tenantPerMinute: given.LIMIT_TENANT_PER_MINUTE,
      /** Of one user, or one API key. */
      callerPerMinute: given.LIMIT_CALLER_PER_MINUTE,
      addressPerMinute: given.LIMIT_ADDRESS_PER_MINUTE,
      /** In a quarter of an hour. */
      wrongPinsPerAddress: given.LIMIT_WRONG_PINS_PER_ADDRESS,
      /** That are open at a time, in one process. */
      streamsPerCaller: given.LIMIT_STREAMS_PER_CALLER,
    },
  };
}
