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

/** What can be refused is refused before what comes next is made or loaded, so nobody waits for a refusal. */
async function start() {
  const isDev = process.argv.includes('--dev');
  const { root, timeStep } = await import('./run-step.mjs');
  const { takePlace } = await import('./launch/take-place.mjs');
  process.chdir(root);
  const lock = await takePlace(process.env);
  process.once('exit', () => lock?.release());

  const { ensureInstalled } = await import('./ensure-installed.mjs');
  await timeStep('packages', ensureInstalled);
  const { builtPrograms, sourcePrograms } = await import('./build/find-programs.mjs');
  const programs = isDev ? await sourcePrograms() : await timeStep('programs', builtPrograms);
  const { launch, readSettings } = await import(programs.launcher);
  const settings = readSettings(process.env, { isDev, takeDataDir: () => lock });

  if (!isDev) {
    const { ensurePages } = await import('./ensure-built.mjs');
    await timeStep('pages', ensurePages);
  }
  await launch({ settings, programs });
}
