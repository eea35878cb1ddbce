/** What a measure measures; values are kept in the base unit (g, ml, mm; otherwise as written). */
export type Dimension = 'mass' | 'volume' | 'length' | 'area' | 'count' | 'other';

export interface MeasureUnit {
  symbol: string;
  dimension: Dimension;
  /** Base units in one of this unit. */
  factor: number;
}

// SI prefixes; inch, foot, yard, pound and ounce by the international yard and pound agreement (1959);
// gallon, quart, pint and fluid ounce as in US trade. Symbols without a base unit compare only with themselves.
const table = `mass: mg 0.001, g 1, kg 1000, lb 453.592, oz 28.3495, ton 1000000
volume: ml 1, cl 10, dl 100, l 1000, gal 3785.41, qt 946.353, pt 473.176, floz 29.5735, m3 1000000
length: mm 1, cm 10, m 1000, in 25.4, ft 304.8, yd 914.4
area: sqft 1, sqm 10.7639
other: amp 1, v 1, w 1, kw 1000, ga 1, deg 1, ply 1, tooth 1, grit 1, percent 1, psi 1, cfm 1, hp 1, lumen 1, btu 1, penny 1, gang 1, pole 1, way 1, step 1, light 1, gpf 1, cuin 1, setting 1, tab 1, minute 1, hour 1, month 1, year 1`;

// Written forms by symbol. Plurals and the other languages' spoken forms come from the language files.
const spellings = `mg: mg, mgs
g: g, gr, gm, gms, grs
kg: kg, kgs, kilo, kilos, kgm
lb: lb, lbs, pound, pounds
oz: oz, ozs
ton: ton, tons, tonne, tonnes
ml: ml, mls, mil, mils, cc
cl: cl
dl: dl
l: l, lt, ltr, ltrs, lts, lit, litre, litres, liter, liters
gal: gal, gals, gallon, gallons
qt: qt, qts, quart
pt: pint, pints
mm: mm
cm: cm, cms
m: m, mtr, mtrs, metre, metres, meter, meters
in: in, inch, inches
ft: ft, feet, foot, footer, footers
yd: yd, yds, yard, yards
sqft: sqft, sf
sqm: sqm, sqms
m3: m3, cbm, cube, cubes
amp: amp, amps, a
v: v, volt, volts
w: watt, watts, w
kw: kw
ga: ga, gauge, gage
deg: degree, degrees, deg
ply: ply
tooth: tooth, teeth, t
grit: grit
percent: percent, pct
psi: psi
cfm: cfm
hp: hp
lumen: lumen, lumens
btu: btu
penny: d, penny
gang: gang
pole: pole, p
way: way
step: step
light: light, lights
gpf: gpf
setting: setting
tab: tab
minute: min, mins, minute, minutes
hour: hr, hrs, hour, hours
month: month, months
year: year, years, yr, yrs`;

function lines(text: string): [string, string[]][] {
  return text.split('\n').map((line) => {
    const [head = '', tail = ''] = line.split(': ');
    return [head, tail.split(', ')];
  });
}

const bySymbol = new Map<string, MeasureUnit>();
for (const [dimension, entries] of lines(table)) {
  for (const entry of entries) {
    const [symbol = '', factor = '1'] = entry.split(' ');
    bySymbol.set(symbol, { symbol, dimension: dimension as Dimension, factor: Number(factor) });
  }
}

const bySpelling = new Map<string, MeasureUnit>();
for (const [symbol, words] of lines(spellings)) {
  const unit = bySymbol.get(symbol);
  if (unit) for (const word of words) bySpelling.set(word, unit);
}

/** The unit with this symbol (`kg`), as the language files name it. */
export function measureBySymbol(symbol: string): MeasureUnit | undefined {
  return bySymbol.get(symbol);
}

/** The unit a written form stands for (`lts` → l), before any language file. */
export function measureBySpelling(word: string): MeasureUnit | undefined {
  return bySpelling.get(word);
}

/** Forms of one letter or that are common words too: a measure only when glued to the number or unmistakable. */
export const shyMeasures = new Set(
  'a d p t w m v in way step light lights tab setting pint pints ton tons year years month months'.split(' '),
);
