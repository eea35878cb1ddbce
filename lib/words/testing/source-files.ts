import { readdirSync } from 'node:fs';

/** Every source file of the screens below some folder, tests left out. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^app\/api\//.test(file))
    .sort();
}
