import { describeApi } from '@/lib/api/openapi';
import { env } from '@/lib/env';
import { describeApiEndpoint } from '@/lib/http/contract';
import { route } from '@/lib/http/route';
import packageJson from '@/package.json';

export const GET = route(describeApiEndpoint, async () =>
  describeApi({ url: env().appUrl, version: packageJson.version }),
);
