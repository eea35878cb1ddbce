import { sharedCounts } from '../shared-counts';

/** A process of its own that counts somebody against a quota, so many times, and then says so and stays. */
const [quota = '', times] = process.argv.slice(2);
for (let n = 0; n < Number(times); n += 1) await sharedCounts().count(JSON.parse(quota), 'a');
process.send?.('counted');
setInterval(() => undefined, 1000);
