/**
 * A spelling of a country's numbers, and what the same number is in the one form that is compared. Each row has its twin
 * in the SQL function `canonical_phone`, which says where it is documented; a test compares the two.
 */
const spellings: readonly (readonly [spelling: RegExp, canonical: string])[] = [
  // Mexico: the 1 that WhatsApp keeps after the country code, and the 01, 044 and 045 once dialled.
  [/^\+52(?:1|01|044|045)(\d{10})$/, '+52$1'],
  // Argentina: the 9 of mobiles after the country code, and the 15 once dialled after the area code; or both.
  [/^\+549(\d{10})$/, '+54$1'],
  [/^\+549?(?:(11)15(\d{8})|([23]\d{2})15(\d{7})|([23]\d{3})15(\d{6}))$/, '+54$1$2$3$4$5$6'],
  // Brazil: mobiles without the ninth digit, as WhatsApp keeps those that are older than it.
  [/^\+55([1-9]\d)9([6-9]\d{7})$/, '+55$1$2'],
  // Ivory Coast: eight digits became ten in 2021, the operator's two in front; the old second digit told the operator.
  [/^\+225([04-7][0-3]\d{6})$/, '+22501$1'],
  [/^\+225([04-9][4-6]\d{6})$/, '+22505$1'],
  [/^\+225([04-9][7-9]\d{6})$/, '+22507$1'],
  // Benin: 01 in front of every number since 2024.
  [/^\+229([2-9]\d{7})$/, '+22901$1'],
  // Gabon: since 2019 a digit of the operator stands where the zero was.
  [/^\+2410?([256]\d{6})$/, '+2416$1'],
  [/^\+2410?([47]\d{6})$/, '+2417$1'],
  [/^\+2410?(1\d{6})$/, '+2411$1'],
  [/^\+2410([67]\d{7}|11\d{6})$/, '+241$1'],
  // Cameroon: 6 in front of mobiles since 2014.
  [/^\+237([5-9]\d{7})$/, '+2376$1'],
  // Vietnam: mobiles of eleven digits became ten in 2018.
  [/^\+84120(\d{7})$/, '+8470$1'],
  [/^\+84121(\d{7})$/, '+8479$1'],
  [/^\+84122(\d{7})$/, '+8477$1'],
  [/^\+8412([68]\d{7})$/, '+847$1'],
  [/^\+8412([345]\d{7})$/, '+848$1'],
  [/^\+84127(\d{7})$/, '+8481$1'],
  [/^\+84129(\d{7})$/, '+8482$1'],
  [/^\+8416([2-9]\d{7})$/, '+843$1'],
  [/^\+8418([68]\d{7})$/, '+845$1'],
  [/^\+84199(\d{7})$/, '+8459$1'],
];

/** The form in which numbers are compared: E.164 in, E.164 out, the same for every spelling of one number. */
export function canonicalPhone(phone: string): string {
  const rule = spellings.find(([spelling]) => spelling.test(phone));
  return rule === undefined ? phone : phone.replace(rule[0], rule[1]);
}
