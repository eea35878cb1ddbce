import { argv } from 'node:process';
import { startExecutor } from '@/inngest/embedded/start-executor';

/**
 * An Inngest server as a process of its own, which any number of services share: started with a port and its two keys. Like
 * one without a store, it forgets everything when it ends. Ends with its parent.
 */
const [port = '', eventKey = '', signingKey = ''] = argv.slice(2);
await startExecutor({ port: Number(port), eventKey, signingKey, takesAnyApp: true });
process.on('disconnect', () => process.exit());
process.send?.('ready');
