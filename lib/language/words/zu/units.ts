/** Order units and spoken measures in isiZulu; see Lexicon. */
export const units = {
  units: `case: ikhesi, amakhesi, ikesi, amakesi, icase, amacase, nekhesi, namakhesi
box: ibhokisi, amabhokisi, ibox, amabox, nebhokisi, namabhokisi
crate: ikreyithi, amakreyithi, icrate
pack: iphakethe, amaphakethe, ipack, amapack, nephakethe, namaphakethe
bag: isaka, amasaka, nesaka, namasaka, ubhaka, isikhwama, izikhwama, amabag
bottle: ibhodlela, amabhodlela, nebhodlela, namabhodlela
tin: ithini, amathini, nethini, namathini
loaf: isinkwa, izinkwa
piece: ucezu, izingcezu
bucket: ibhakede, amabhakede
tray: ithreyi, amathreyi`,
  measures: `kg: amakhilo, ikhilo
l: amalitha, ilitha`,
};
