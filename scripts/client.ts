import { writeClient } from './api/write-client';

/** `npm run client -- <folder>`: writes the typed client of this release’s API as a package. */
const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || more.length > 0) {
  console.error('Say where: npm run client -- <folder>');
  process.exitCode = 1;
} else {
  const { name, version } = await writeClient(folder);
  console.log(`${name} ${version} is in ${folder}; in the program that calls: npm install ${folder}`);
}
