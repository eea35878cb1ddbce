// Once for all workers: each of them would begin a build of its own.
export { ensureBuilt as default } from '../scripts/ensure-built.mjs';
