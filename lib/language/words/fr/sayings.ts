import type { Sayings, Unproved } from '../../sayings';

/**
 * What people say in French about the lines of their orders, a row a phrase; see Sayings.
 * One list, however long: what a phrase does is found in one place.
 */
export const sayings: Sayings = {
  condition: [
    [
      'si',
      'jefe tienen sierra circular? mándeme una si hay. y 4 cinta malla 300',
      '1 sierra circular; 4 cinta malla 300',
    ],
  ],
  exclude: [
    ['assez de', '6 lait, 2 riz. assez de riz', '6 lait'],
    ['encore assez/beaucoup de?', '6 lait, 2 riz. encore assez riz', '6 lait'],
    ['pas de', '5 whito regular 750ml mais pas de cane hill sucre blanc 1kg', '5 whito regular 750ml'],
    [
      'plus de',
      'je ne veux plus de chips sel vinaigre, mettez 12 chips fromage oignon 36g',
      '12 chips fromage oignon 36g',
    ],
    ['sans le/la/les', '6 lait, 2 riz. sans le riz', '6 lait'],
    ['sauf', '6 lait, 2 riz. sauf riz', '6 lait'],
  ],
  wait: [
    [
      'attendez/attendre ma/notre confirmation',
      '6 lait, 2 riz. attendez ma confirmation',
      '6 lait; 2 riz; told_to_wait',
    ],
    [
      'en attente de ma/notre? confirmation',
      '6 lait, 2 riz. en attente de confirmation',
      '6 lait; 2 riz; told_to_wait',
    ],
    [
      'ne pas envoyer/livrer/expedier encore',
      '6 lait, 2 riz. ne pas envoyer encore',
      '6 lait; 2 riz; told_to_wait',
    ],
    ['nenvoyez/livrez pas encore', '6 lait, 2 riz. nenvoyez pas encore', '6 lait; 2 riz; told_to_wait'],
  ],
  quote: [
    ['devis pour/sur', 'devis pour 6 lait and 2 riz', 'quote_asked'],
    ['faites moi/nous un devis', 'faites moi un devis: 6 lait, 2 riz', 'quote_asked'],
    ['un devis pour/de/sur', 'un devis pour 6 lait and 2 riz', 'quote_asked'],
  ],
  askAll: [
    ['devis seulement', '6 lait, 2 riz. devis seulement', 'quote_asked'],
    [
      'juste un devis',
      "juste un devis, ce n'est pas une commande: 6 samp 2.5kg et 4 sucre blanc 10kg",
      'quote_asked',
    ],
    ['pas une commande', 'pas une commande: 6 lait, 2 riz', 'quote_asked'],
  ],
  unordered: [
    ['non/pas commande/commandes/commandee/commandees', '6 lait, 2 riz non commande', '6 lait'],
    [
      'que/quon nous/on/je/jai? navons/na/nai/avons/a/ai pas/jamais commande/commandes/commandee/commandees/demande/demandes/demandee/demandees',
      '6 lait. 2 riz, que navons pas commande',
      '6 lait',
    ],
    [
      'que/quon personne na/a commande/commandes/commandee/commandees/demande/demandes',
      '6 lait, 2 riz que personne na commande',
      '6 lait',
    ],
    ['qui ne? sont/est pas a/pour nous/moi', '6 lait, 2 riz qui sont pas a nous', '6 lait'],
  ],
  arrived: [
    ['bien recu/recus/recue/recues', '6 lait, 2 riz bien recus', '6 lait'],
    ['etaient tous/toutes? la/bons/bonnes/corrects/complets', '6 lait, 2 riz etaient la', '6 lait'],
    [
      'ils/elles/ca sont/est/etaient deja? livre/livres/livree/livrees',
      '6 lait, 2 riz ils sont livre',
      '6 lait',
    ],
    [
      'ils/elles/ceux/cela/ca? sont/est? deja? arrive/arrives/arrivee/arrivees',
      '6 lait, 2 riz ils sont deja arrive',
      '6 lait',
    ],
    [
      'sont/est bien/tous/toutes? arrive/arrives/arrivee/arrivees bien/entiers/complets/completes/ok?',
      '6 lait, 2 riz sont bien arrive bien',
      '6 lait',
    ],
  ],
  complain: [
    ['abime', '6 lait. 2 riz abime', '6 lait'],
    ['abimee', '6 lait. 2 riz abimee', '6 lait'],
    ['abimees', '6 lait. 2 riz abimees', '6 lait'],
    ['abimes', '6 lait. 2 riz abimes', '6 lait'],
    ['casse', '6 lait. 2 riz casse', '6 lait'],
    ['casses', '6 lait. 2 riz casses', '6 lait'],
    ['facture', '6 lait. facture 2 riz', '6 lait'],
    ['il y avait', '6 lait. 2 riz il y avait', '6 lait'],
    ['livre/livres/livree/livrees par erreur', '6 lait. livre par erreur 2 riz', '6 lait'],
    [
      'livreur/chauffeur/camion nous/ma? a/ont? laisse/livre/depose/apporte/amene/donne nous?',
      '6 lait. 2 riz, livreur laisse',
      '6 lait',
    ],
    [
      'on/nous/jai a/avons? bien? recu/recus le/la/les?',
      'On a bien reçu les 10 riz basmati 2kg, merci. Maintenant il nous faut 4 riz parboiled 5kg',
      '4 riz parboiled 5kg',
    ],
    [
      'on/vous/ils nous/ma/mavez/mont a/avez/ont? facture le/la/les?',
      '6 lait. 2 riz, on nous a facture le',
      '6 lait',
    ],
    ['perime', '6 lait. 2 riz perime', '6 lait'],
    ['perimee', '6 lait. 2 riz perimee', '6 lait'],
    ['perimees', '6 lait. 2 riz perimees', '6 lait'],
    ['perimes', '6 lait. 2 riz perimes', '6 lait'],
    ['recu', '6 lait. recu 2 riz', '6 lait'],
    ['remboursement/credit/avoir pour/sur le/la/les?', '6 lait. remboursement pour 2 riz', '6 lait'],
    [
      'renvoie/renvoyons/retourne/retournons/retourner/rends/rendons/rendre/reprendre/reprenez/reprends le/la/les/l?',
      '6 lait. renvoie 2 riz',
      '6 lait',
    ],
    ['retour', '6 lait. retour 2 riz', '6 lait'],
    [
      'sont/est/etaient/etait arrive/arrives/arrivee/arrivees? casse/casses/cassee/cassees/moisi/moisis/moisie/moisies/abime/abimes/abimee/abimees/ouvert/ouverts/ouverte/ouvertes/ecrase/ecrases/ecrasee/ecrasees/mouille/mouilles/perime/perimes/decongele/decongeles/fendu/fendus',
      '3 gouda 900g sont arrivés moisis, je veux un avoir, pas de remplacement. Envoyez 4 cheddar 900g',
      '4 cheddar 900g',
    ],
    [
      'veux/voudrais/voulons/demande/demandons/faire/faites/fasse/merci/besoin de/dun? faire? un/le/l? avoir/remboursement/credit',
      '6 lait. veux avoir 2 riz',
      '6 lait',
    ],
  ],
  cancel: [
    [
      'annule/annulez/annuler/enleve/enlevez/enlever/retire/retirez/retirer/oublie/oubliez/supprimez/supprime le/la/les/l?',
      '4 riz basmati 2kg et 6 maas 2kg, oubliez les maas',
      '4 riz basmati 2kg',
    ],
    ['efface/effacez/raye/rayez/barre/barrez/biffe/biffez le/la/les', '6 lait, 2 riz. raye le riz', '6 lait'],
    ['il en? reste encore? du/de/des', '6 lait, 2 riz. il en reste du riz', '6 lait'],
    [
      'inutile de livrer/mettre/envoyer le/la/les/du/des?',
      '6 lait, 2 riz. inutile de livrer le riz',
      '6 lait',
    ],
    ['jai/avons/a deja? annule/reporte le/la/les', '6 lait, 2 riz. avons reporte la riz', '6 lait'],
    [
      'ne/nenvoyez pas/plus envoyer/envoyez/mettre/mettez? de?',
      '6 lait, 2 riz. ne plus mettre de riz',
      '6 lait',
    ],
    ['ne? mets/mettez/mettre pas le/la/les', '6 lait, 2 riz. ne mets pas le riz', '6 lait'],
    [
      'non? laisse/laissez tomber? le/la/les/l?',
      '4 beurre de cacahuète, non laissez, on en a. 6 confiture abricot 450g',
      '6 confiture abricot 450g',
    ],
    ['pas la peine pour le/la/les', '6 lait, 2 riz. pas la peine pour le riz', '6 lait'],
    ['pas/plus/aucun besoin de?', '6 lait, 2 riz. pas besoin riz', '6 lait'],
    [
      'personne ne/nachete mange/boit/achete/prend/veut le/la/les/du?',
      '6 lait, 2 riz. personne ne mange le riz',
      '6 lait',
    ],
    ['peux/pouvez laisser le/la/les', '6 lait, 2 riz. tu peux laisser le riz', '6 lait'],
  ],
  cancelAll: [
    [
      'annule/annulez/annuler/oublie/oubliez toute? la/ma/notre commande/liste/message entiere/complete?',
      '6 lait, 2 riz. annule la commande',
      'cancels_order',
    ],
    ['on/je recommence/recommencons tout? a? zero?', '6 lait, 2 riz. on recommence', 'cancels_order'],
    [
      'oublie/oubliez/ignore/ignorez sa/leur/cette liste/commande/message dessous/dessus?',
      '6 lait, 2 riz. oublie sa liste',
      'cancels_order',
    ],
    [
      'oublie/oubliez/ignore/ignorez/annule/annulez ce quil/quelle/quils/quelles/quon a/ont ecrit/envoye/demande/commande/dit dessous/dessus/bas/haut?',
      '6 lait, 2 riz. oublie ce quil a ecrit',
      'cancels_order',
    ],
    [
      'oublie/oubliez/ignore/ignorez/annule/annulez/supprime/supprimez tout? ci? dessus',
      '6 lait, 2 riz. oublie dessus',
      'cancels_order',
    ],
    [
      'oublie/oubliez/ignore/ignorez/annule/annulez/supprime/supprimez/efface/effacez tout',
      '6 lait, 2 riz. oublie tout',
      'cancels_order',
    ],
    [
      'oublie/oubliez/ignore/ignorez/annule/annulez/supprime/supprimez/efface/effacez tout? ce qui/que precede/jai/est? ecrit/dit/dessus?',
      '6 lait, 2 riz. oublie ce qui',
      'cancels_order',
    ],
  ],
  settle: [
    ['est/sont/sera/seront suffisant/assez', '6 lait, 2 riz. 4 est suffisant', '6 lait; 4 riz'],
    ['suffit/suffisent/suffira/suffiront', 'lait: 6 suffit', '6 lait'],
  ],
  cancelBefore: [
    ['annulee', '6 lait, 2 riz. riz annulee', '6 lait'],
    ['coute/coutent trop/tres cher?', '6 lait, 2 riz. riz coute trop', '6 lait'],
    ['est/sont annule/annulee/annules/annulees', '6 lait, 2 riz. riz sont annules', '6 lait'],
    ['est/sont hors de prix', '6 lait, 2 riz. riz est hors de prix', '6 lait'],
    ['finalement non', '6 lait, 2 riz. riz finalement non', '6 lait'],
    ['la prochaine fois', '6 lait, 2 riz. riz la prochaine fois', '6 lait'],
    ['ne laiment/laimaient/laime pas', '6 lait, 2 riz. riz ne laiment pas', '6 lait'],
    ['ne part/partent pas', '6 lait, 2 riz. le riz ne part pas', '6 lait'],
    ['ne se vend/vendent pas', '6 lait, 2 riz. le riz ne se vend pas', '6 lait'],
    ['nen mangent/boivent/veulent/utilisent pas', '6 lait, 2 riz. riz nen mangent pas', '6 lait'],
    ['non merci', '6 lait, 2 riz. riz non merci', '6 lait'],
    ['on en a encore', '6 lait, 2 riz. riz on en a encore', '6 lait'],
    [
      'pardon/desole/oups mauvais/mauvaise fournisseur/groupe/conversation/contact/personne',
      '6 lait, 2 riz. riz pardon mauvais fournisseur',
      '6 lait',
    ],
    ['pas aujourdhui', '6 lait, 2 riz. riz pas aujourdhui', '6 lait'],
    ['pas cette semaine/fois', '6 lait, 2 riz. riz pas cette semaine', '6 lait'],
    ['pas maintenant', '6 lait, 2 riz. riz pas maintenant', '6 lait'],
    ['pas pour linstant/le? moment?', "6 lait, 2 riz. riz pas pour l'instant", '6 lait'],
    [
      'personne nen/nachete/nen/ne le/la/les/en? achete/boit/mange/veut/prend',
      '6 lait, 2 riz. riz personne nen achete',
      '6 lait',
    ],
    ['peut/peuvent attendre', '6 lait, 2 riz. riz peut attendre', '6 lait'],
    ['trop cher/chers/chere/cheres', '6 lait, 2 riz. riz trop cher', '6 lait'],
  ],
  correct: [
    ['a la? reflexion', '6 lait. a reflexion riz', '6 riz'],
    ['attendez', '6 lait, 2 riz. attendez 4', '6 lait; 4 riz'],
    ['attends', '6 lait, 2 riz. attends 4', '6 lait; 4 riz'],
    [
      'au lieu',
      'Bonjour, 12 spaghetti roma 500g, 6 macaroni 3kg, et au lieu de 12 spaghetti mettez-en 18. Merci',
      '18 spaghetti roma 500g; 6 macaroni 3kg',
    ],
    ['correction', '12 r13 faced. Correction - need r13 unfaced, same qty', '12 r13 unfaced'],
    ['desole', '6 lait, 2 riz. desole 4', '6 lait; 4 riz'],
    ['devient/deviennent', '6 lait, 2 riz. devient 4', '6 lait; 4 riz'],
    ['doit/doivent/devrait etre', '6 lait, 2 riz. doit etre 4', '6 lait; 4 riz'],
    ['en fait', '6 lait, 2 riz. en fait 4 riz', '6 lait; 4 riz'],
    ['erreur', '6 lait, 2 riz. erreur 4', '6 lait; 4 riz'],
    ['finalement', '6 lait, 2 riz. finalement 4', '6 lait; 4 riz'],
    [
      'jai/on/nous a/avons? mal compte/mesure/lu/ecrit/calcule/tape/note',
      '6 lait, 2 riz. jai mal compte 4',
      '6 lait; 4 riz',
    ],
    ['je me suis trompe', '6 lait, 2 riz. je me suis trompe 4', '6 lait; 4 riz'],
    ['je voulais dire', '6 lait, 2 riz. je voulais dire 4 riz', '6 lait; 4 riz'],
    ['je? plaisante/rigole juste/seulement/mettez?', '6 lait, 2 riz. plaisante 4', '6 lait; 4 riz'],
    [
      'mettez/mets en',
      'Bonjour, 12 spaghetti roma 500g, 6 macaroni 3kg, et au lieu de 12 spaghetti mettez-en 18. Merci',
      '18 spaghetti roma 500g; 6 macaroni 3kg',
    ],
    ['montez/descendez a', '6 lait, 2 riz. montez a 4', '6 lait; 4 riz'],
    ['non', '6 lait, 2 riz. non 4', '6 lait; 4 riz'],
    ['non seulement/juste/mettez/mets', '6 lait, 2 riz. non juste lait 4', '4 lait; 2 riz'],
    ['oups', '6 lait, 2 riz. oups 4', '6 lait; 4 riz'],
    ['pardon', '6 lait, 2 riz. pardon 4', '6 lait; 4 riz'],
    ['passe/passent a', '6 lait, 2 riz. passe a 4', '6 lait; 4 riz'],
    [
      'passe/passez/monte/montez/baisse/baissez/augmente/augmentez/diminue/diminuez/reduis/reduisez le/la/les/l',
      '6 lait, 2 riz. passe le lait à 8',
      '8 lait; 2 riz',
    ],
    ['peut/peuvent descendre/monter/passer a', '6 lait, 2 riz. peut descendre a 4', '6 lait; 4 riz'],
    ['plutot', '8 claw hammers, plutôt 10 de ceux-là. 2 tarp 16x20', '10 claw hammers; 2 tarp 16x20'],
    [
      'remplace/remplacez/remplacer/echange/echangez/change/changez le/la/les/l',
      '6 lait, 2 riz. remplace le 4 riz',
      '6 lait; 4 riz',
    ],
    ['tout? bien reflechi', '6 lait, 2 riz. bien reflechi 4 riz', '6 lait; 4 riz'],
  ],
  each: [
    ['chacun', 'lait, riz, pain 6 chacun', '6 lait; 6 riz; 6 pain'],
    ['chacune', 'lait, riz, pain 6 chacune', '6 lait; 6 riz; 6 pain'],
    ['chaque', 'lait, riz, pain 6 chaque', '6 lait; 6 riz; 6 pain'],
    ['de chacun', 'lait, riz, pain 6 de chacun', '6 lait; 6 riz; 6 pain'],
    ['de chacune', 'lait, riz, pain 6 de chacune', '6 lait; 6 riz; 6 pain'],
    ['de chaque', 'lait, riz, pain 6 de chaque', '6 lait; 6 riz; 6 pain'],
    [
      'de chaque gout/parfum/saveur/sorte/couleur/type/taille',
      '6 de chaque gout\nlait\nriz',
      '6 lait; 6 riz',
    ],
    [
      'de? chacun/chacune des articles/produits? suivants/suivantes',
      '6 chacune des suivantes lait, riz, pain',
      '6 lait; 6 riz; 6 pain',
    ],
    ['des articles/produits? suivants', 'lait, riz, pain 6 des suivants', '6 lait; 6 riz; 6 pain'],
  ],
  holds: [
    ['il nous/me/men/m en? reste encore?', '6 lait, 2 riz. il nous reste riz', '6 lait'],
    ['jai/nous/on/il/elle/ils/elles avons/a/ont? encore/deja', '6 lait, 2 riz. jai encore riz', '6 lait'],
  ],
  have: [
    ['en stock', 'lait: en stock 2 besoin de 6', '6 lait'],
    ['jai', 'lait: jai 2 besoin de 6', '6 lait'],
    ['nous avons', 'lait 2 nous avons, besoin de 6', '6 lait'],
    [
      'reste que?',
      'gouda 400g reste 2, envoyez 12\nmaas 2kg reste 3, livrez 6 svp',
      '12 gouda 400g; 6 maas 2kg',
    ],
    ['restent que?', 'lait: restent 2 besoin de 6', '6 lait'],
  ],
  need: [
    ['besoin', 'lait (reste 2) besoin 6', '6 lait'],
    ['commander', 'samp 1kg - 2 en rayon, commander 6', '6 samp 1kg'],
    ['envoyer', 'lait (reste 2) envoyer 6', '6 lait'],
    ['il me/nous? faut/faudrait', 'lait (reste 2) il faut 6', '6 lait'],
    ['manque', 'lait: reste 2 manque 6', '6 lait'],
  ],
  lack: [
    ['a defaut', '6 lait, a defaut 6 riz', '6 lait'],
    ['si pas', '6 lait, si pas 6 riz', '6 lait'],
    ['si vous navez pas', '6 lait, si vous navez pas 6 riz', '6 lait'],
    [
      'si/quand celui/celle/cest/il/elle la/est/nest? fini/finie/epuise/epuisee/terminee/termine',
      '6 lait quand celle finie riz',
      '6 lait',
    ],
    ['sinon', '6 lait, sinon 6 riz', '6 lait'],
  ],
  substitute: [['ou', '6 lait ou 6 riz', '6 lait']],
  ask: [
    [
      'avant on/nous/je? prenait/prenions/prenais/commandait/commandions/commandais',
      '6 lait. avant prenait 4 riz',
      '6 lait',
    ],
    ['combien coute/coutent/couterait?', '6 lait. combien 4 riz', '6 lait'],
    ['demandent/demande/reclament/reclame toujours/souvent/sans cesse/arret?', 'demande souvent 6 lait?', ''],
    ['initialement', '6 lait. initialement 4 riz', '6 lait'],
    [
      'jallais/allais/allait/allions prendre/commander/acheter/demander/dire/mettre/ecrire des/du/le/la/les?',
      '6 lait. jallais prendre 4 riz',
      '6 lait',
    ],
    ['prix de', '6 lait. prix de 4 riz', '6 lait'],
    ['quel est le prix', '4 riz quel est le prix? 6 lait', '6 lait'],
  ],
  add: [
    ['ajoute', 'pas de lait ajoute 6 riz', '6 riz'],
    ['ajoutez', 'pas de lait ajoutez 6 riz', '6 riz'],
    ['et jai/javais commande', 'pas de lait, et jai commande 6 riz', '6 riz'],
    ['et nous avons/avions commande', 'pas de lait, et nous avons commande 6 riz', '6 riz'],
    [
      'jai/javais/jallais failli/presque? oublie/oublier de/le/la/les/l/du/des? dire/demander/commander/mettre? le/la/les/l/du/des?',
      "4 riz basmati 2kg et 6 maas 2kg. J'ai oublié, encore 2 huile 750ml",
      '4 riz basmati 2kg; 6 maas 2kg; 2 huile 750ml',
    ],
    ['mais', '5 whito regular 750ml mais pas de cane hill sucre blanc 1kg', '5 whito regular 750ml'],
    [
      'noubliez/noublie pas le/la/les/l/du/de/des?',
      "n'oubliez pas le sucre blanc 2.5kg, 6",
      '6 sucre blanc 2.5kg',
    ],
    [
      'on/nous a/avait/avons failli/presque? oublie/oublier de/le/la/les/l/du/des? dire/demander/commander/mettre? le/la/les/l/du/des?',
      'annulez lait. on a oublie 6 riz',
      '6 riz',
    ],
    ['presque oublie', 'annulez lait. presque oublie 6 riz', '6 riz'],
    ['quoi dautre/encore', 'annulez lait. quoi dautre 6 riz', '6 riz'],
    [
      'si ca/cela ne vous/te derange/ennuie pas trop?',
      '3 samp 1kg et si cela ne vous dérange pas 2 maas 2kg pour la crèche',
      '3 samp 1kg; 2 maas 2kg',
    ],
    ['si cest? possible', 'pas de lait si possible 6 riz', '6 riz'],
    ['si vous voulez/voudriez bien', 'pas de lait si vous voulez bien 6 riz', '6 riz'],
    [
      'si vous/tu avez/as la gentillesse/bonte de/dajouter?',
      'si vous avez la gentillesse 6 lait, 2 riz',
      '6 lait; 2 riz',
    ],
  ],
  same: [
    ['idem', '6 lait, idem riz', '6 lait; 6 riz'],
    ['la? meme chose en/avec', '6 lait, meme chose en riz', '6 lait; 6 riz'],
    [
      'la? meme chose mais en/avec/pour?',
      '8 sauce chilli douce red barn. La même chose mais en peri peri, et 3 samp 1kg',
      '8 sauce chilli douce red barn; 8 peri peri; 3 samp 1kg',
    ],
    ['pareil mais?', '6 lait, pareil riz', '6 lait; 6 riz'],
  ],
  repeat: [
    [
      'comme/pareil que? la derniere/precedente fois/commande/livraison/semaine',
      'pareil que la derniere fois',
      'an earlier order',
    ],
    [
      'comme/pareil que? la semaine/commande/livraison derniere/precedente',
      '6 lait. comme la semaine derniere',
      '6 lait; an earlier order',
    ],
    ['comme/pareil toujours/dhabitude', 'comme toujours', 'an earlier order'],
    ['la meme chose', 'la meme chose', 'an earlier order'],
    [
      'la/ma/notre? commande de la semaine derniere',
      'la commande de la semaine derniere',
      'an earlier order',
    ],
    [
      'la/ma/notre? commande habituelle/hebdomadaire/normale',
      'commande habituelle plus 6 lait',
      '6 lait; an earlier order',
    ],
    ['la/ma/notre? meme commande', 'meme commande', 'an earlier order'],
  ],
  again: [
    ['que la derniere fois', '6 lait, riz que la derniere fois', '6 lait; 1 riz'],
    ['que la semaine derniere', '6 lait, riz que la semaine derniere', '6 lait; 1 riz'],
  ],
  double: [['double/doublez/doubler le/la/les/l', '6 lait, 2 riz. double le', '6 lait; 4 riz']],
  triple: [['triplez/triple le/la/les', '6 lait, 2 riz. triplez le riz', '6 lait; 6 riz']],
  exchange: [
    ['dans l autre sens', '6 lait, 2 riz. dans l autre sens', '2 lait; 6 riz'],
    [
      'inversez/inverse/echangez les quantites/deux',
      '6 lait, 2 riz. inversez les quantites',
      '2 lait; 6 riz',
    ],
    ['l inverse', '6 lait, 2 riz. l inverse', '2 lait; 6 riz'],
  ],
};

/** See Unproved. */
export const unproved: Unproved = {
  consequence: `
alors
donnez
envoyez
faites
mets
mettez`,
  condition: `
au cas
sil`,
  complain: `
etait/etaient casse/casses/abime/abimes/perime/perimes/perimee/perimees`,
  cancel: `
garde
gardez`,
  cancelBefore: `
annule
annule ca
annulez ca
laisse tomber
laissez tomber
oubliez ca`,
  correct: `
mettez plutot
non plutot`,
  lack: `
sil ny a pas`,
  substitute: `
ou bien`,
  ask: `
avez vous
avez vous du/en? stock de
avez-vous
cest combien
il y a
ou sont/est/en sont? le/la/les/mes/mon/ma
un? devis pour/sur`,
  add: `
envoyez
et on a/avait commande`,
  same: `
pareil/idem en/avec
pareil/idem mais en/avec/pour?`,
  again: `
comme la semaine derniere`,
  cite: `
j ai dit
j ai ecrit
je repete
la ou j ai ecrit/mis
ou j ai ecrit/mis/dit`,
};
