import { route } from '@/lib/http/route';
import { testErpConnectionEndpoint } from '@/lib/settings/contract';
import { testErpConnection } from '@/lib/settings/test-erp-connection';

export const POST = route(testErpConnectionEndpoint, ({ ctx }) => testErpConnection(ctx));
