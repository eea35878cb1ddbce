import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@/lib/api/endpoints';

/** Served by libraries, with contracts of their own. */
const foreign = ['/api/auth/[...nextauth]', '/api/inngest'];
/** A page's folder in brackets is no part of its address. */
const groups = /\/\([^)]+\)/g;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Every endpoint of the product but the platform's own door, which has rows of its own. */
export const attackable = endpoints.filter(({ path }) => path !== '/api/webhooks/messaging');
export const guarded = attackable.filter(({ permission }) => permission !== 'public');
export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Every method of every route file, and whether anybody would attack it: whether it is on the list of endpoints. */
export function servedRoutes(): { name: string; isKnown: boolean }[] {
  const known = new Set(endpoints.map(nameOf));
  return filesNamed('route.ts').flatMap((file) => {
    const path = file.replace(/\/route\.ts$/, '').replace(groups, '');
    if (foreign.includes(path)) return [];
    const text = readFileSync(join('app', file), 'utf8');
    const exported = methods.filter((method) =>
      new RegExp(`export (const|(async )?function) ${method}\\b|export \\{[^}]*\\b${method}\\b`).test(text),
    );
    // One whose methods cannot be seen is none that is known.
    const served = exported.length > 0 ? exported : ['?'];
    const shown = path.replace(/\[(\w+)\]/g, ':$1');
    return served.map((method) => `${method} ${shown}`).map((name) => ({ name, isKnown: known.has(name) }));
  });
}

/** The addresses of all pages, a parameter as in `/orders/:id`. */
export function pagePaths(): string[] {
  return filesNamed('page.tsx')
    .map((file) => file.replace(/\/page\.tsx$/, '').replace(groups, ''))
    .map((path) => path.replace(/\[+(?:\.\.\.)?(\w+)\]+/g, ':$1') || '/');
}

function filesNamed(name: string): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(`/${name}`));
}
