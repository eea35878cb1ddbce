/** Order units and spoken measures in Spanish; see Lexicon. */
export const units = {
  units: `case: caja, cajas, cj, cjs
box: cajita, cajitas
tray: bandeja, bandejas, charola, charolas
crate: jaba, jabas, cajon, cajones, guacal, guacales, huacal, huacales
bale: fardo, fardos, bulto, bultos
pack: paquete, paquetes, paq, pqte
bag: bolsa, bolsas, costal, costales
sack: saco, sacos
bottle: botella, botellas, bot
can: lata, latas
jar: frasco, frascos, tarro, tarros
bunch: manojo, manojos, ramo, ramos
bucket: cubo, cubos, balde, baldes, cubeta, cubetas
drum: tambor, tambores, bidon, bidones
bundle: atado, atados
sheet: lamina, laminas, plancha, planchas, hoja, hojas
piece: pieza, piezas, pza, pzas, pz, pzs
unit: unidad, unidades, uds, ud, und, unds
pallet: tarima, tarimas, palet, palets
roll: rollo, rollos
length: tramo, tramos, barra, barras
tube: tubo, tubos
pair: par, pares
loaf: barra, barras`,
  measures: `minute: minuto, minutos
year: ano, anos
kg: kilo, kilos, kilogramo, kilogramos
g: gramo, gramos
l: litro, litros
m: metro, metros
in: pulgada, pulgadas, pulg, pulgs
ft: pie, pies
lb: libra, libras
oz: onza, onzas
gal: galon, galones
way: via, vias`,
};
