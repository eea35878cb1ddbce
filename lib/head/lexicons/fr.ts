import type { HeadLexicon } from './lexicon';

/** French, of Congo and West Africa first, as written in orders: written by us from common usage. */
export const french: HeadLexicon = {
  language: 'fr',
  cues: {
    day: `0: aujourd'hui, ce matin, cet apres midi, ce soir, cet aprem, ajd, aujourdhui
1: demain, dem
2: apres demain
-1: hier, avant hier`,
    weekday: `1: lundi
2: mardi
3: mercredi
4: jeudi
5: vendredi
6: samedi
7: dimanche`,
    month: `1: janvier
2: fevrier
3: mars
4: avril
5: mai
6: juin
7: juillet
8: aout
9: septembre
10: octobre
11: novembre
12: decembre`,
    feast: `-46: mercredi des cendres
-3: jeudi saint
-2: vendredi saint
0: dimanche de paques
1: lundi de paques
39: jeudi de l'ascension
50: lundi de pentecote`,
    nextWeek: 'la semaine prochaine, semaine prochaine',
    weekBehind: 'en huit',
    weekOf: 'semaine du',
    within: 'dans, sous',
    span: `1: jours
7: semaines`,
    endOfMonth: 'fin du mois, la fin du mois, fin de mois',
    endOfWeek: 'fin de semaine, la fin de la semaine, cette semaine',
    next: 'prochain, prochaine',
    this: 'ce, cette',
    last: 'dernier, derniere, passe',
    dayArticle: 'le',
    dayLead: 'le, pour, avant',
    ordinal: 'er',
    of: 'du, de',
    notBefore: 'pas avant, pas avant le, a partir du',
    dayFrom: 'a partir de, des, des le',
    onwards: 'ou apres, ou plus tard',
    dayAfter: 'apres, apres le',
    ahead: 'avant, avant le',
    orEarlier: 'ou avant, ou plus tot',
    before: "avant, jusqu'a, au plus tard a, avant les, d'ici, jusque",
    neverThen: 'pas, jamais, personne',
    after: 'apres, a partir de, des, depuis',
    at: '!à, vers, a',
    between: 'entre, de',
    to: 'et, a, !à, jusqu a',
    and: 'et',
    or: 'ou',
    latest: 'au plus tard, maximum, dernier delai',
    sharp: 'pile, precises',
    am: 'du matin',
    pm: "de l'apres midi, du soir",
    oclock: 'heures, heure, h',
    clock: '12:00: midi',
    andHalf: 'et demie',
    partOfDay: `-09:00: tot, tres tot, a la premiere heure, premiere heure, tot le matin, de bonne heure
08:00-12:00: matin, le matin, dans la matinee, ce matin, matinee
12:00-17:00: apres midi, l'apres midi, cet apres midi, dans l'apres midi, cet aprem
17:00-20:00: le soir, ce soir, soir`,
    article: 'le, la, les',
    shut: 'ferme, fermons, fermeture, ouvre, ouvrons, ouverture',
    wanted:
      "livrer, livraison, livrez, a livrer, envoyez, envoyer, il me faut, il nous faut, j'ai besoin, besoin, apportez, apporter, voulu, veuillez, chercher, je voudrais, passer, passe, merci de",
    leadsToDay: 'pour, avant, pour le, le, des',
    wantedLabel: 'date de livraison, livraison, livraison le, a livrer le, livrer le, date souhaitee',
    past: 'hier, dernier, derniere, facture, paye, payee, reglee, regle, recu, recue, depuis, etait, passe, date du, commande du, livre le, livree, livraison de',
    event:
      'ferme, fermes, mariage, fete, ferie, vacances, evenement, commence, valable, anniversaire, conges, inventaire, reunion, deuil',
    no: 'pas, ne, non, sans, jamais',
    shutThen:
      'ferme, fermes, fermee, pas de livraison, pas de livraisons, sans livraison, personne, en conge, en conges, ferie, sauf, sauf le, excepte, excepte le, hormis',
    takesIn: 'accepter, la, ouvert, ouverts, possible, recevoir, recevons, travaillons',
    verbLead: 'etre, le, les, nous, pas, peut, pouvons, pouvez, serons, sommes',
    until: "jusqu'a, jusque",
    po: 'bon de commande, commande n°, commande n, commande numero, commande no, n° de commande, numero de commande, n de commande, bc, notre commande, bon de commande n, bon de commande n°, commande nr',
    order: 'commande',
    reference: 'reference, notre reference, notre ref, n ref',
    numberWord: 'numero, n°, n, est, c est',
    is: 'est',
    old: 'ancien, ancienne, annule, annulee, precedente, votre',
    otherPaper: 'facture, devis, compte, releve, bon de livraison, bl, cheque',
    deliverTo:
      'livrer a, livrer au, livrez a, livrez au, livraison a, livraison au, envoyer a, envoyez a, envoyez au, adresse, deposer a, deposer au, livrer chez, livrez chez, adresse de livraison, chantier, apporter a, apportez au, livrer a la',
    towards: 'pour, pour la, pour le, au, a, chez, de, du, a la, magasin, ici',
    notPlace: 'pas a, pas au, a cote de, pres de, pres du, derriere, en face, pas chez',
    behindPlace: 'a la place, cette fois, comme d habitude, encore',
    placeWord:
      'rue, avenue, boulevard, place, ecole, eglise, salle, hopital, marche, chantier, quartier, maison, restaurant, entrepot, hotel, immeuble, carrefour',
    newPlace: 'nouveau magasin, nouvelle boutique, nouveau restaurant, nouvelle adresse',
    spot: 'portail, porte, arriere, derriere, cuisine, bureau, accueil, entree, gardien, ici, maison, reception, concierge',
    here: 'ici',
    delivers: 'livrer, livraison, livrez',
    collect: 'chercher, recuperer, retirer, enlever, enlevement, prendre',
    collector:
      'je, nous, passe, passons, passerai, viens, venons, viendrai, vais, on, chauffeur, mon, vient, va, passera, viendra, venir, passer',
    timeWord: 'date, heure',
    notCollected: 'vides, casiers, consignes, argent, cheque, palettes, retours',
    urgent:
      "urgent, urgente, c'est urgent, en urgence, au plus vite, le plus vite possible, des que possible, tres urgent, immediatement, le plus tot possible",
    notUrgent: 'pas urgent, pas presse, rien d urgent, aucune urgence, pas d urgence, pas tres urgent',
    tell: 'appeler, appelez, appelez moi, laisser, laissez, sonner, sonnez, klaxonner, klaxonnez, entrer, entrez, utiliser, utilisez, dire, dites, demander, garer, garez, decharger, dechargez, deposer, deposez, mettre, mettez, ne, passez par, passer par, merci de, signer, frapper, frappez, entree par, prevenir, prevenez',
    must: 'doit, doivent, seulement, uniquement, obligatoire',
    handling:
      "chauffeur, livreur, portail, porte, sonnette, gardien, entree, derriere, arriere, securite, reception, accueil, camion, chariot, congelateur, chambre froide, cle, arrivant, en arrivant, a l'arrivee, arriver, chien, chiens, ascenseur, frigo, voisin, voisine, palette, palettes, quai, klaxon, klaxonner, concierge, cuisine, bleu",
    driverFact:
      "code d'acces, code de la porte, code du portail, code porte, code portail, facturer a, fermons, horaires de reception, nous fermons, nous ouvrons, ouvrons, sur notre compte",
    whole:
      'pas de substitut, pas de substituts, pas de remplacement, sans substitution, ne pas remplacer, ne rien remplacer, aucun remplacement',
    instructionLabel: 'instructions, note, notes, remarque, remarques, consignes',
    call: 'appeler, appelez, contact, demander, demandez, tel, telephone, joindre',
    contact:
      "contact, demander, demandez, appelez, appeler, je m'appelle, mon nom est, commande par, c'est, personne a contacter, responsable, parler a",
    myNumber: 'mon numero, notre numero, tel, telephone, portable, mon tel',
    selfNamed: "je suis, c'est, je m'appelle, mon nom est, ici",
    closing: 'cordialement, bien cordialement, salutations, bien a vous, sinceres salutations',
    title: 'mr, mme, monsieur, madame, mlle, maman, papa, chef, m',
    notName:
      "bonjour, bonsoir, salut, merci, svp, quand, le, la, en, avant, pour, un, une, mon, ma, de, du, moi, je, s'il, vous, plait, arrivant, urgent, nous, lui",
    polite: "svp, s'il vous plait, stp, merci, merci beaucoup, s'il te plait",
    priceAt: '!à, a, prix, au prix de',
    currency: 'francs, fc, fcfa, euros',
    per: `each: l'unite, chacun, chacune, piece, la piece
*: par, le, la`,
    notPrice: 'total, solde, etait, dernier, paye, payee, doit, encore, en tout, toujours a, combien',
    abbreviated: 'n, mme, mlle, m, av, tel, bd',
  },
};
