/** Every unit that a code may stand for, a unit a line, as the reader or `countCalled` names it. */
const table = `each: EA, C62, NMP
piece: H87, PCE
dozen: DZN, DZ, DPC
gross: GRO, GS
case: CS, CA, XCS
can: CA, CX
carton: CT, XCT
box: BX, XBX
crate: CR
bag: BG, XBG
bottle: BO
pack: PA, PK, XPK, XPA
sack: SA
bale: BE
pallet: PX, PL
bucket: PL
roll: RO
kg: KGM
g: GRM
l: LTR
ml: MLT
m: MTR
lb: LBR, LB
oz: ONZ`;

const byCode = new Map<string, string[]>();
for (const line of table.split('\n')) {
  const [unit = '', codes = ''] = line.split(': ');
  for (const code of codes.split(', ')) byCode.set(code, [...(byCode.get(code) ?? []), unit]);
}

/**
 * The units that a code of EDI stands for by UN/ECE Recommendations 20 and 21 or X12 data element 355, which systems use
 * side by side: none for a code of neither, more than one where they differ ("CA" is a case in X12, a can in UN/ECE).
 */
export const unitsOfCode = (code: string): readonly string[] => byCode.get(code.trim().toUpperCase()) ?? [];
