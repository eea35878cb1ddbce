// What a Node too old for the rest must still understand: no syntax newer than import().
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 9)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.9 or newer, then start again.`);
  process.exit(1);
}

start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

async function start() {
  const isDev = process.argv.includes('--dev');
  const { root, timeStep } = await import('./run-step.mjs');
  const { ensureInstalled } = await import('./ensure-installed.mjs');
  const { ensureBuilt } = await import('./ensure-built.mjs');
  process.chdir(root);
  await timeStep('packages', ensureInstalled);
  if (!isDev) await timeStep('build', ensureBuilt);
  const { register } = await import('tsx/esm/api');
  register();
  const { launch } = await import('./launch.ts');
  await launch({ isDev });
}
