/** Goods in isiZulu, by the word a catalogue in English prints; see `goods` of Lexicon. */
export const zuluGoods = `sugar: ushukela, shukela, isugar
rice: irayisi, ilayisi, irice
milk: ubisi, lwobisi
bread: isinkwa, izinkwa, sinkwa
flour: ufulawa, fulawa
maize meal: impuphu, mphuphu, iimpuphu
oil: amafutha, uwoyela
cooking oil: amafutha okupheka
salt: usawoti, sawoti, itswayi
tea: itiye, litiye
coffee: ikhofi
eggs: amaqanda, iqanda, maqanda
chicken: inkukhu, yenkukhu
meat: inyama
fish: inhlanzi, ifish
tomato: utamatisi, amatamatisi
onion: u-anyanisi, anyanisi, uanyanisi
potato: amazambane, izambane
beans: ubhontshisi, bhontshisi
water: amanzi
soap: insipho
sour milk: amasi
butter: ibhotela
margarine: umajarini, majarini
cheese: ushizi
sweets: amaswidi, uswidi
matches: umentshisi, mentshisi
candles: amakhandlela, ikhandlela
samp: isitambu, istambu
cooldrink: isiphuzo, iziphuzo
beer: ubhiya
cabbage: iklabishi
apple: i-apula, amahhabhula
banana: ubhanana
jam: ujamu
white: mhlophe, emhlophe, esimhlophe, elimhlophe, omhlophe
brown: nsundu, ensundu, esinsundu, omnsundu, onsundu
red: bomvu, ebomvu, elibomvu
green: luhlaza, eluhlaza
black: mnyama, emnyama
large: enkulu, omkhulu, elikhulu, ezinkulu
small: encane, omncane, elincane, ezincane
cement: usimende, simende
nails: izipikili, isipikili, zipikili
paint: upende, pende
wood: ukhuni, izinkuni
wire: ucingo
pipe: ipayipi, amapayipi
soup: isobho, usobho
curry: ukhari
pork: ingulube
washing powder: impushana-yokuwasha, insipho-yokuwasha
nappies: amanabukeni
juice: ujusi
vinegar: uviniga
carrot: izaqathe, isaqathe
garlic: ugaliki
peanuts: amakinati
pumpkin: ithanga
spinach: isipinashi
baking powder: imvubelo
pilchards: ufishi-oseshodeni
yoghurt: iyogathi
brick: isitini, izitini
sand: isihlabathi
window: iwindi
glue: ingcina
gloves: amagilavu
brush: ibhulashi
hammer: isando
shovel: ifosholo
rope: intambo`;
