import { and, eq, isNull } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { productAliases } from '@/db/schema/product-aliases';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { isOnlyAmount, pointsElsewhere } from '../../language/points-elsewhere';
import { normaliseAlias } from '../../matching/index/normalise-alias';

const mostCharacters = 200;

/**
 * The form in which the phrase is compared. Throws `invalid_input`, naming `field`, when nothing of it is left, it is too
 * long, or it names no goods: "the usual" is something else the next time.
 */
export function comparedForm(phrase: string, productName: string, field: string): string {
  const compared = normaliseAlias(phrase);
  const fault = (message: string) =>
    new AppError('invalid_input', `This phrase cannot be taught. ${message}`, {
      errors: [{ path: field, code: 'not_teachable', message }],
    });
  if (compared === '') throw fault('It has no letters or digits.');
  if (phrase.length > mostCharacters) throw fault(`It has more than ${mostCharacters} characters.`);
  if (isOnlyAmount(phrase)) throw fault(`“${phrase.trim()}” says only how much, of whatever goods.`);
  if (pointsElsewhere(phrase, productName))
    throw fault(`“${phrase.trim()}” names no goods: it can mean something else in the next message.`);
  return compared;
}

/** The one alias that the phrase can be in its scope: one customer's, or (null) the whole tenant's. */
export function samePhrase(ctx: Context, customerId: string | null, normalisedText: string) {
  return and(
    mine(productAliases, ctx),
    customerId === null ? isNull(productAliases.customerId) : eq(productAliases.customerId, customerId),
    eq(productAliases.normalisedText, normalisedText),
  );
}
