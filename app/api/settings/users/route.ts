import { route } from '@/lib/http/route';
import { createUserEndpoint, listUsersEndpoint } from '@/lib/settings/contract';
import { createUser } from '@/lib/settings/create-user';
import { listUsers } from '@/lib/settings/list-users';

export const GET = route(listUsersEndpoint, ({ ctx, query }) => listUsers(ctx, query));
export const POST = route(createUserEndpoint, ({ ctx, body }) => createUser(ctx, body));
