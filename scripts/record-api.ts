import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ourPackage from '../package.json';
import { bareDocument, keptFile, writtenOut } from './api/keep-document';

// Done once for each release, right before it goes out: the next release's document is held against this one.
mkdirSync(dirname(keptFile), { recursive: true });
writeFileSync(keptFile, writtenOut(bareDocument(ourPackage.version)));
console.log(`${keptFile} is of ${ourPackage.version} now`);
