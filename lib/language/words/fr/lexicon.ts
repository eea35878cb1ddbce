import type { Lexicon } from '../../lexicon';
import { frenchGoods } from './goods';

/**
 * French (West and Central Africa, France), as written in orders. Written by us from common usage.
 * One list, however long: a translator finds the whole language in one file.
 */
export const french: Lexicon = {
  language: 'fr',
  numbers: `1: un, une
2: deux
3: trois
4: quatre
5: cinq
6: six
7: sept
8: huit
9: neuf
10: dix
11: onze
12: douze
13: treize
14: quatorze
15: quinze
16: seize
20: vingt
30: trente
40: quarante
50: cinquante
60: soixante`,
  multipliers: `100: cent, cents
1000: mille`,
  dozens: `12: douzaine, douzaines`,
  fractions: `0.5: demi, demie, moitie
0.25: quart, quarts
0.333: tiers
0.125: huitieme, huitiemes`,
  articles: '',
  units: `case: caisse, caisses
carton: carton, cartons, ctn
tray: plateau, plateaux, barquette, barquettes
crate: casier, casiers, cageot, cageots
bale: ballot, ballots
pack: paquet, paquets, pqt
packet: sachet, sachets
bag: sac, sacs
bottle: bouteille, bouteilles
can: canette, canettes
tin: boite, boites
jar: pot, pots, bocal, bocaux
bucket: seau, seaux
drum: bidon, bidons, fut, futs
bundle: botte, bottes
sheet: feuille, feuilles, plaque, plaques
piece: piece, pieces, pce
unit: unite, unites
pallet: palette, palettes
roll: rouleau, rouleaux
length: barre, barres
tube: tube, tubes
pair: paire, paires`,
  measures: `year: an, ans
kg: kilo, kilos, kilogramme
g: gramme, grammes
l: litre, litres
m: metre, metres
in: pouce, pouces, po
ft: pied, pieds, pi
way: voie, voies`,
  and: 'et, puis, aussi, ainsi',
  filler: `ceux, celles, donc, alors, ainsi, dieu, benisse, ca, bonjour, bonsoir, salut, cher, chere, monsieur, madame, svp, sil, vous, plait, stp, te, merci, beaucoup, je, j, nous, on, voudrais, voudrions, veux, veut, aimerais, aimerions, faudrait, faut, besoin, ai, avons, avez, auriez, envoyer, envoyez, envoie, livrer, livrez, livraison, mettez, mets, donnez, donne, commander, commande, commandes, prendre, prends, pour, avec, sans, de, du, des, d, le, la, les, l, un, une, en, au, aux, a, que, qui, si, deja, aujourdhui, demain, hier, semaine, urgent, chaque, chez, ce, cette, ces, mon, ma, mes, notre, nos, votre, magasin, boutique, compte, client, liste, suivant, suivante, suivants, quantite, avant, apres, seulement, tout, rien, bien, oui, ok, cordialement, salutations, matin, soir, moi, il, est, sont, dans, sous`,
  dates: `janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre, decembre, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche`,
  streets: 'rue, avenue, boulevard, chemin, impasse, quartier',
  ordinals: `1: premier, premiere
2: deuxieme, second, seconde
3: troisieme
4: quatrieme
-1: dernier, derniere`,
  accented: 'à',
  keptAccents: 'maïs',
  classes: {
    relative: `plus, moins, ajoute, ajoutez, encore, autre, autres, supplementaire, supplementaires`,
    tellsBeside: `avait`,
    opensComplaint: `recu, recus, livreur, chauffeur, camion, facture`,
    soldOut: `epuise, epuisee, epuises, epuisees, rupture`,
    branches: `magasin, succursale, agence, depot`,
    ordering: `commande, commandes, commandons`,
    turns: `semaine, mois, fois, livraison, commande, facture, lot`,
    timed: `nouilles, riz, soupe, epoxy, colle, mortier, enduit`,
    pairs: `sel vinaigre, fromage oignon, creme oignon, creme ciboulette, fruit noix, rhum raisin, miel moutarde, miel avoine, citron citron-vert, ail fine-herbe, ail herbe, tomate basilic, tomate oignon, poulet champignon, macaroni fromage, peche abricot, rainure languette, male femelle`,
    struck: `non approuve, pas approuve, non approuvee, pas approuvee, refuse, refusee, annule, annulee, annules, annulees, supprime, supprimee, supprimes, supprimees, plus besoin, pas besoin, pas necessaire, plus necessaire, ne pas envoyer, ne pas livrer, ne pas commander, pas envoyer`,
    strikes: `annuler, annulez, supprimer, supprimez, retirer, retirez, retire, retiree, enlever, enlevez, enleve, enlevee, pas cette fois, pas cette semaine, laisser tomber`,
    naught: `rien, neant, aucun, aucune, zero, s/o, voir ci-dessous`,
    ofAll: `tout, tous, toutes`,
    bonus: `gratuit, gratuits, gratuite, offert, offerts, gratis`,
    crews: `équipe, groupe, famille, classe`,
    newborns: `garçon, fille, bébé`,
    newly: `nouveaux, nouvelles, de plus`,
    enrolled: `bebes, enfants, eleves, residents, patients, clients`,
    owes: `dois, devons`,
    grounds: `terrain, salle`,
    reserving: `sauf, excepte`,
    stating: `contraire, indique, indication, mention, note, marque, precise, autrement`,
    closings: `merci, cordialement, salutations`,
    whichOnes: `quels, quelles, lesquels, lesquelles`,
    games: `gagne, perdu, battu`,
    counted: `familles, foyers, logements, locataires, magasins, succursales, cuisines, chambres, messages, appels, repas, personnes, invites, soeurs, freres, enfants, ouvriers, semaines, choses, adultes, ados, voisins`,
    hosting: `repas, dejeuner, diner, banquet, mariage, fete, evenement, reunion, traiteur`,
    slots: `creneau, creneau de livraison, livraison entre, horaire de livraison, horaires de livraison, horaires`,
    presents: `cest, suis, ici`,
    speaksFor: `de, du, chez`,
    numberedPlaces: `appartements, chambres, batiments, maisons, salles, lots, etages`,
    works: `chantier, projet, travaux`,
    schoolYears: `niveau, niveaux`,
    addressLabels: `adresse`,
    takes: `livrer, livrez, livraison`,
    toPlace: `au, a, chez`,
    purpose: `pour`,
    mishaps: `perdu, casse, vole, dechire`,
    charged: `factures, facturees`,
    takenIn: `recus, recues, livres`,
    weighs: `pese, perdre, perdu`,
    premises: `boutique, magasin, clinique, ecole, eglise, hopital, boulangerie, pharmacie, restaurant, epicerie, cuisine, bureau`,
    sections: `bloc, aile, salle, etage`,
    openOrShut: `ouvert, ouverte, ferme, fermee, a la maison`,
    outages: `coupure, delestage`,
    fevers: `fievre`,
    subjects: `je, j, jai, il, elle, nous, vous, ils, elles`,
    itIs: `cest`,
    relatives: `qui, que`,
    persons: `moi, nous, lui, elle, eux`,
    crosses: `par, sur`,
    greetings: `bonjour, salut, bonsoir, merci`,
    agrees: `oui`,
    passesOn: `transfere, transferee, transmis, renvoye, envoye, ecrit, demande`,
    ownSide: `de mon cote, de ma part, pour ma part, de notre cote, de notre part, pour moi, pour nous`,
    approves: `tout ca, tout cela, tout ce qui precede, toute la liste, d'accord, c'est bon, bon pour moi, approuve, bon pour accord, accepte, je confirme, confirme, ci-dessous`,
    corrects: `doit etre, doivent etre, devient, deviennent`,
    wholes: `total, note, facture, recu, prix, cout, paiement, acompte, livraison, chauffeur, camion, adresse, tva`,
    nows: `maintenant`,
    makes: `mettez, mets, faites`,
    only: `seulement, uniquement`,
    declines: `nan, non`,
    rest: `reste, autre, autres, tout`,
    strays: `mauvais, mauvaise`,
    regrets: `pardon, desole, desolee, attendez, oups, cest`,
    dear: `cher, chere, chers, cheres`,
    refuses: `pas, rien, sans, sauf, annule, annulez, cher, chere`,
    ordinalEnds: `er, eme`,
    being: `est, sont`,
    inExchange: `par, avec, contre`,
    forbids: `ne, n, pas`,
    from: `de`,
    to: `a`,
    respectively: `respectivement`,
    point: `virgule, point`,
    joinsTens: `et`,
    clock: `avant, jusque`,
    whens: `quand, lorsque, avant, apres`,
    repeating: `pareil, meme, habitude, dhabitude, idem`,
    quoting: `devis`,
    pricing: `coute, coutent, couterait, prix, combien`,
    ordered: `demande, commande, mis, ajoute, note, voulais, commander, prendre, acheter`,
    former: `prenait, prenions, prenais, commandait, commandions, commandais, initialement, jallais, allais, allait, allions`,
    planned: `demandent, demande, demandaient, voulais, voulait, voulions, pensais, comptais`,
    reasons: `reste, trouve, prete, emprunte, avons, jai, assez, reporte, encore, cher, chere, chers, cheres, budget`,
    insteadOf: `lieu, place`,
    thens: `alors`,
    quantityLabels: `quantite, qte`,
    numberSigns: `n, nb, nbre`,
    leadsQuantity: `seulement, doit, etre, svp, toujours`,
    suffices: `assez, suffisant, beaucoup, bon, suffit, va`,
    noneLeft: `rien, aucun, aucune`,
    parLevels: `mini, maxi, cible, ideal`,
    small: `petit, petite, petits, petites`,
    large: `grand, grande, grands, grandes, gros, grosse`,
    betweenCueAndNumber: `et, mais, seulement, svp, encore, donc, maintenant, environ, nous, je`,
    likewise: `aussi, egalement`,
    saying: `dit, disent, raconte, previent`,
    rowLabels: `numero, ligne, numeros, lignes, point, points, question, questions`,
    amending: `changement, changements, modification, modifications, correction, corrections, note, ps`,
    sundries: `autre, autres, divers, diverses, extras`,
    departments: `fruit, fruits, legume, legumes, herbes, cremerie, epicerie, viande, viandes, volaille, surgeles, boulangerie, boucherie, boissons, epices, produits laitiers, entretien`,
    oneThing: `chose, produit, article`,
    beforeRow: `avec, sauf, seulement, sans`,
    fullness: `plein, pleine, pleins, pleines, entier, entiere, ouvert, ouverte, demi`,
    talk: `macon, macons, plombier, electricien, peintre, menuisier, ouvrier, couleur, couleurs, marque, marques, ami, amie, an, annee, argent, batiment, bises, bisous, bonjour, camion, cette, chantier, chef, cher
client, clients, cordialement, cuisine, dernier, deuxieme, ecole, eglise, encore, enfants, entre
entree, etage, facture, fete, fille, fils, fois, gens, heure, heures, jamais, jour, jours, livraison
livrer, madame, magasin, maison, mariage, merci, minutes, moins, mois, monsieur, paiement, patron
payer, porte, premier, prix, reste, restent, rue, salut, toujours, troisieme, urgent`,
    belows: `dessous, suivante, liste, transfere, jointe`,
    lists: `liste, listes, commande, commandes`,
    excepting: `sauf, sans, hormis`,
    came: `arrive, arrives, arrivee, arrivees`,
    cameWhen: `hier, deja, aujourdhui, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche`,
    laters: `printemps, ete, automne, hiver, janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre, decembre`,
    nexts: `prochaine, prochain`,
    owners: `propre, propres, ailleurs`,
    offered: `propose, proposes, proposez, proposiez, offert, offerts`,
    puts: `laissez, laisse, deposez, depose`,
    atPlace: `chez, devant, derriere, dehors, avec`,
    ontoPlace: `a, sur, dans, sous`,
    notPlaces: `prochaine, prochain, suivante, liste`,
    waits: `gardez, garde`,
    untils: `jusqua, jusquau, jusque`,
    wishes: `veut, veulent, prefere, preferent, voudrait, veux, voulons`,
    were: `etait, etaient`,
    tellers: `livre, laisse, apporte, depose, envoye`,
    refunds: `argent, avoir, remboursement, rembourser, retour`,
    givesBack: `renvoie, renvoyons, retourne, retournons, retourner, rends, rendons, rendre, reprendre, reprenez, reprends`,
    again: `envoyez, envoyer, remplacez, remplacer, renvoyez, renvoyer, livrez, livrer, relivrer, expedier, expediez`,
    soon: `dans, avec, demain, par, au, svp, sil, rapidement, des, au, a, lors`,
    lacking: `manquant, manquants, manquante, manquantes`,
    doors: `appartement, chambre, batiment, etage, salle, porte, villa`,
    opensNames: `bonjour, bonsoir, cher, chere, matin, soir, magasin, boutique, client`,
    sames: `meme, memes`,
    respects: `taille, marque, couleur, type, format, longueur, gout, poids`,
    naming: `taille, type, numero, calibre`,
    settled: `ok, bon, bref, total`,
    roominess: `place, espace`,
    stores: `etagere, etageres, rayon, rayons, reserve, stock, depot, magasin, congelateur, frigo, cave, garage, entrepot, placard, chantier, lit, comptoir, porte, table, cuisine, bureau, maison, coin, fenetre, tiroir, sol, chambre`,
    within: `dans, sur, en, au, sous, a, derriere, pres, chez`,
    excess: `de trop`,
    sums: `soit, cest, donc, soit, total`,
    hence: `donc, alors, ainsi`,
    perPlace: `par, chaque`,
    contrast: `mais`,
    likens: `en, de, avec, pour`,
    consumes: `vend, vendons, vends, utilise, utilisons, consommons`,
    underway: `parti, partie, charge, chargee, emballe, emballee, prepare, expedie, expediee, facture, facturee`,
    notYet: `pas, encore, deja`,
    missing: `pas, plus, sans, rupture, manque, aucun`,
    holding: `avez, auriez, reste`,
    asking: `avez, est, quand, combien, ou, quel, quelle`,
    those: `ceux, celles`,
    replaces: `mal, attends, attendez, reflexion, plutot, remplace, remplacez, remplacer, echange, echangez, change, changez, lieu, place`,
    swaps: `remplace, remplacez, remplacer, echange, echangez, change, changez`,
    denies: `pas, non`,
    links: `de, du, des, d, dun, dune`,
    suches: `tel, telle, tels, telles`,
    because: `car, parce`,
    definite: `le, la, les`,
    breaks: `merci, svp, bonjour, donc`,
    unless: `sauf`,
    pointing: `ca, cela, celui, ceux`,
  },
  cues: {
    consequence: `alors, envoyez, mettez, mets, donnez, faites`,
    condition: `si, sil, au cas`,
    exclude: `pas de, plus de, sauf, sans le/la/les, encore assez/beaucoup de?, assez de`,
    wait: `nenvoyez/livrez pas encore, ne pas envoyer/livrer/expedier encore, attendez/attendre ma/notre confirmation, en attente de ma/notre? confirmation`,
    quote: `un devis pour/de/sur, faites moi/nous un devis, devis pour/sur`,
    askAll: `devis seulement, pas une commande, juste un devis`,
    unordered: `que/quon nous/on/je/jai? navons/na/nai/avons/a/ai pas/jamais commande/commandes/commandee/commandees/demande/demandes/demandee/demandees, que/quon personne na/a commande/commandes/commandee/commandees/demande/demandes, non/pas commande/commandes/commandee/commandees, qui ne? sont/est pas a/pour nous/moi`,
    arrived: `sont/est bien/tous/toutes? arrive/arrives/arrivee/arrivees bien/entiers/complets/completes/ok?, etaient tous/toutes? la/bons/bonnes/corrects/complets, bien recu/recus/recue/recues, ils/elles/ceux/cela/ca? sont/est? deja? arrive/arrives/arrivee/arrivees, ils/elles/ca sont/est/etaient deja? livre/livres/livree/livrees`,
    complain: `il y avait, on/nous/jai a/avons? bien? recu/recus le/la/les?, livreur/chauffeur/camion nous/ma? a/ont? laisse/livre/depose/apporte/amene/donne nous?, veux/voudrais/voulons/demande/demandons/faire/faites/fasse/merci/besoin de/dun? faire? un/le/l? avoir/remboursement/credit, sont/est/etaient/etait arrive/arrives/arrivee/arrivees? casse/casses/cassee/cassees/moisi/moisis/moisie/moisies/abime/abimes/abimee/abimees/ouvert/ouverts/ouverte/ouvertes/ecrase/ecrases/ecrasee/ecrasees/mouille/mouilles/perime/perimes/decongele/decongeles/fendu/fendus, on/vous/ils nous/ma/mavez/mont a/avez/ont? facture le/la/les?, livre/livres/livree/livrees par erreur, renvoie/renvoyons/retourne/retournons/retourner/rends/rendons/rendre/reprendre/reprenez/reprends le/la/les/l?, etait/etaient casse/casses/abime/abimes/perime/perimes/perimee/perimees, abimee, abimees, perimes, perimee, perimees, remboursement/credit/avoir pour/sur le/la/les?, casse, casses, abime, abimes, perime, recu, retour, facture`,
    cancel: `jai/avons/a deja? annule/reporte le/la/les, gardez, garde, non? laisse/laissez tomber? le/la/les/l?, annule/annulez/annuler/enleve/enlevez/enlever/retire/retirez/retirer/oublie/oubliez/supprimez/supprime le/la/les/l?, ne/nenvoyez pas/plus envoyer/envoyez/mettre/mettez? de?, pas/plus/aucun besoin de?`,
    cancelAll: `oublie/oubliez/ignore/ignorez/annule/annulez ce quil/quelle/quils/quelles/quon a/ont ecrit/envoye/demande/commande/dit dessous/dessus/bas/haut?, oublie/oubliez/ignore/ignorez sa/leur/cette liste/commande/message dessous/dessus?, oublie/oubliez/ignore/ignorez/annule/annulez/supprime/supprimez/efface/effacez tout, oublie/oubliez/ignore/ignorez/annule/annulez/supprime/supprimez/efface/effacez tout? ce qui/que precede/jai/est? ecrit/dit/dessus?, oublie/oubliez/ignore/ignorez/annule/annulez/supprime/supprimez tout? ci? dessus, annule/annulez/annuler/oublie/oubliez toute? la/ma/notre commande/liste/message entiere/complete?, on/je recommence/recommencons tout? a? zero?`,
    settle: `suffit/suffisent/suffira/suffiront, est/sont/sera/seront suffisant/assez`,
    cancelBefore: `pas maintenant, pas aujourdhui, nen mangent/boivent/veulent/utilisent pas, ne laiment/laimaient/laime pas, personne nen/nachete/nen/ne le/la/les/en? achete/boit/mange/veut/prend, coute/coutent trop/tres cher?, cest trop cher, pardon/desole/oups mauvais/mauvaise fournisseur/groupe/conversation/contact/personne, pas cette semaine/fois, peut/peuvent attendre, est/sont annule/annulee/annules/annulees, annulez ca, annule ca, oubliez ca, laisse tomber, laissez tomber, on en a encore, finalement non, annule, annulee`,
    correct: `peut/peuvent descendre/monter/passer a, jai/on/nous a/avons? mal compte/mesure/lu/ecrit/calcule/tape/note, a la? reflexion, tout? bien reflechi, je? plaisante/rigole juste/seulement/mettez?, non seulement/juste/mettez/mets, mettez/mets en, remplace/remplacez/remplacer/echange/echangez/change/changez le/la/les/l, pardon, plutot, non, non plutot, je voulais dire, correction, mettez plutot, en fait, finalement, desole, attendez, attends, au lieu, erreur, doit/doivent/devrait etre, devient/deviennent, passe/passent a, montez/descendez a, je me suis trompe, oups`,
    each: `chacun, de chacun, de? chacun/chacune des articles/produits? suivants/suivantes, des articles/produits? suivants, chacune, de chaque gout/parfum/saveur/sorte/couleur/type/taille, de chaque, chaque, de chacune`,
    holds: `jai/nous/on/il/elle/ils/elles avons/a/ont? encore/deja, il nous/me/men/m en? reste encore?`,
    have: `reste que?, restent que?, en stock, nous avons, jai`,
    need: `besoin, commander, il me/nous? faut/faudrait, envoyer, manque`,
    lack: `si/quand celui/celle/cest/il/elle la/est/nest? fini/finie/epuise/epuisee/terminee/termine, sinon, si pas, sil ny a pas, si vous navez pas, a defaut`,
    substitute: `ou, ou bien`,
    ask: `ou sont/est/en sont? le/la/les/mes/mon/ma, avant on/nous/je? prenait/prenions/prenais/commandait/commandions/commandais, un? devis pour/sur, demandent/demande/reclament/reclame toujours/souvent/sans cesse/arret?, jallais/allais/allait/allions prendre/commander/acheter/demander/dire/mettre/ecrire des/du/le/la/les?, initialement, avez vous, avez vous du/en? stock de, avez-vous, combien coute/coutent/couterait?, quel est le prix, prix de, il y a, cest combien`,
    add: `si vous voulez/voudriez bien, si ca/cela ne vous/te derange/ennuie pas trop?, si cest? possible, si vous/tu avez/as la gentillesse/bonte de/dajouter?, jai/javais/jallais failli/presque? oublie/oublier de/le/la/les/l/du/des? dire/demander/commander/mettre? le/la/les/l/du/des?, on/nous a/avait/avons failli/presque? oublie/oublier de/le/la/les/l/du/des? dire/demander/commander/mettre? le/la/les/l/du/des?, presque oublie, et jai/javais commande, et on a/avait commande, et nous avons/avions commande, quoi dautre/encore, noubliez/noublie pas le/la/les/l/du/de/des?, ajoute, ajoutez, mais, envoyez`,
    same: `pareil mais?, idem, la? meme chose mais en/avec/pour?, pareil/idem mais en/avec/pour?, pareil/idem en/avec, la? meme chose en/avec`,
    repeat: `comme dhabitude, la meme chose, comme la semaine derniere, meme commande, pareil que la derniere fois`,
    again: `comme la semaine derniere, comme la derniere fois, que la derniere fois, que la semaine derniere`,
    cite: `j ai dit, je repete, ou j ai ecrit/mis/dit, la ou j ai ecrit/mis, j ai ecrit`,
    double: `double/doublez/doubler le/la/les/l`,
    triple: `triplez/triple le/la/les`,
    exchange: `inversez/inverse/echangez les quantites/deux, dans l autre sens, l inverse`,
  },
  goods: frenchGoods,
};
