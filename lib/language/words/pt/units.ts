/** Order units and spoken measures in Portuguese; see Lexicon. */
export const units = {
  units: `case: caixa, caixas, cx, cxs
tray: bandeja, bandejas, tabuleiro, tabuleiros, cartela, cartelas
crate: grade, grades, engradado, engradados
bale: fardo, fardos
pack: pacote, pacotes, pct, pcts
bag: saco, sacos, saca, sacas
bottle: garrafa, garrafas
can: lata, latas
jar: frasco, frascos, pote, potes
bunch: maco, macos, molhos, ramo, ramos
bucket: balde, baldes
drum: tambor, tambores, bidao, bidoes
bundle: feixe, feixes, molho
sheet: folha, folhas, chapa, chapas
piece: peca, pecas
unit: unidade, unidades, un, und
pallet: palete, paletes
roll: rolo, rolos
length: barra, barras, vara, varas
tube: tubo, tubos
pair: par, pares`,
  measures: `minute: minuto, minutos
year: ano, anos
kg: quilo, quilos, quilograma, quilogramas
g: grama, gramas
l: litro, litros
m: metro, metros
in: polegada, polegadas, pol
way: via, vias`,
};
