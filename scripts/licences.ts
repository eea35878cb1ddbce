import { judgePackages, listPackages } from './supply-chain/judge-packages';
import { readLockfile, readRules } from './supply-chain/read-rules';

/** Prints every package with its licence, those that were allowed by themselves with the reason, and what nobody allowed. */
const lockfile = readLockfile();
const rules = readRules();
for (const { name, version, licence } of listPackages(lockfile))
  console.log(`${licence.padEnd(36)} ${name}@${version}`);
for (const { licence, why, packages } of rules.exceptions)
  console.log(`\n${licence}, allowed for ${packages.join(', ')}:\n  ${why}`);
const faults = judgePackages(lockfile, rules);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
