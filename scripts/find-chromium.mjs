import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-step.mjs';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const elsewhere = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, one that is installed, Playwright's own, or on Debian as
 * root the distribution's, installed now. Throws with what to do when there is none.
 */
export async function findChromium() {
  const found = process.env.CHROMIUM_PATH || findInstalled() || (await findPlaywrights());
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installOnDebian();
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error('There is no Chromium for the browser tests: install it, or set CHROMIUM_PATH to one.');
}

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  const onPath = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [...onPath, ...elsewhere].find((path) => existsSync(path));
}

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installOnDebian() {
  console.log('  no Chromium found: installing the one of the distribution');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runProgram('apt-get', ['update', '-q'], { capture: true, env });
  const install = await runProgram(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
    {
      capture: true,
      env,
    },
  );
  if (install.code !== 0)
    throw new Error(`Chromium could not be installed:\n${update.output}${install.output}`);
}
