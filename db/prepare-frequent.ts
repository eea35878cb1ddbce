import type postgres from 'postgres';

/**
 * Texts that are kept prepared in each connection. Those with a list of its own length each time come in ever new forms, and a
 * connection never forgets what it has prepared; what the product asks all day are some hundred texts.
 */
const keptTexts = 500;

/**
 * The same client, whose texts with parameters are prepared from the second time on. Drizzle has every query parsed, described
 * and planned anew, which takes two round trips in place of one.
 */
export function prepareFrequent(client: postgres.Sql, mostTexts = keptTexts): postgres.Sql {
  const texts = new Map<string, number>();
  const isFrequent = (text: string) => {
    const times = texts.get(text) ?? 0;
    if (times > 0 || texts.size < mostTexts) texts.set(text, times + 1);
    return times > 0;
  };
  return preparing(client, isFrequent);
}

type Unsafe = postgres.Sql['unsafe'];
type Work = (client: postgres.TransactionSql) => unknown;

function preparing<Client extends postgres.ISql>(
  client: Client,
  isFrequent: (text: string) => boolean,
): Client {
  const unsafe: Unsafe = (text, parameters, options) =>
    client.unsafe(text, parameters, { ...options, prepare: isFrequent(text) });
  const inside =
    (begin: (work: Work) => unknown) =>
    (work: Work): unknown =>
      begin((transaction) => work(preparing(transaction, isFrequent)));
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (key === 'unsafe') return unsafe;
      return key === 'begin' || key === 'savepoint' ? inside(value as (work: Work) => unknown) : value;
    },
  });
}
