import { listPriceTiers } from '../../catalogue/list-price-tiers';
import type { Context } from '../../context';
import type { ImportKind, ReadingWays } from '../targets/target';

/** The price tiers that there are, as `ReadingWays` has them; those that nobody asks for are not looked for. */
export async function knownTiers(ctx: Context, kind: ImportKind): Promise<ReadingWays['tiers']> {
  const asks = kind.withTiers || kind.fields.some(({ name }) => name === 'priceTier');
  const { tiers } = asks ? await listPriceTiers(ctx) : { tiers: [] };
  const names = [...tiers.map(({ name }) => name), standard];
  return new Map([
    ...names.map((name) => [name.toLowerCase(), name] as const),
    ...names.map((name) => [name, name] as const),
  ]);
}

/** What customers have who have no other. */
const standard = 'STANDARD';
