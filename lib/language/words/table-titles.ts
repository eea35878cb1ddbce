import { foldWord } from '../text/fold-word';
import { targets } from '../word-lists';

/**
 * What a column of a table holds; `owed`: what of an order has not come yet, which is what is ordered now; `count`:
 * "units", the quantity where no column says so more plainly.
 */
export type ColumnRole = 'goods' | 'code' | 'quantity' | 'owed' | 'count' | 'size' | 'other';

/** Titles of columns in order sheets, in all languages at once. Written by us from common usage. */
const titles = `quantity: qty, quantity, qnty, to order, order, order qty, ordered, qty ordered, need, needed, required, req
quantity: number, number wanted, number required, number needed, how many, qty wanted, qty required, qty needed
quantity: quantity required, quantity wanted, quantity needed, no required, no wanted, amount required, no of units, total qty, this wk, this week, this month, this order, new order, order now
quantity: reorder, re-order, reorder qty, qty to reorder, herbestel, reordenar, repor, recommander
quantity: want, wanted, send, buy, to buy, to get, want now, need now
quantity: pedir, a pedir, pedido, encomendar, a encomendar, encomenda, commander, a commander, commande, bestel, te bestel, bestelling, nodig
quantity: cantidad, cant, qtd, quantidade, aantal, hoeveelheid, qte, quantite
owed: outstanding, qty outstanding, outstanding qty, o/s, qty o/s, b/o, qty b/o, b/o qty, qty bo, bo qty, back order, backorder, backorders, back ordered, backordered, back order qty, backorder qty, qty back ordered, qty backordered
owed: balance, bal, balance due, qty balance, bal qty, to come, still to come, to follow, still needed, still due, short, qty short, shortage, undelivered, not delivered, not supplied
owed: uitstaande, nog uitstaande, agterstallig, kort, pendiente, pendientes, por entregar, faltante, faltantes, reste a livrer, a livrer, manquant, manquants, reliquat, pendente, pendentes, em falta, a entregar, okusele
goods: item, items, product, products, description, desc, item description, product name, item name, sku name, stock description, product description, name, article, material, goods
goods: stock item, stock, artikel, beskrywing, producto, produto, produit, descripcion, descricao
count: unit, units, case, cases
size: size, pack, pack size, packing, uom size, variant, flavour, colour, color, brand, grootte, tamano, tamanho, taille
code: code, item code, product code, stock code, sku, barcode, ean, plu, item no, item nr, item #, item#, item number
code: part, part no, part nr, part #, part#, part number, art no, article no, artikelkode, kode, codigo, referencia, ref
other: price, unit price, total, amount, cost, on hand, in stock, soh, have
other: delivered, qty delivered, received, qty received, supplied, qty supplied, shipped, qty shipped, picked, invoiced, qty invoiced, min, max, par, par level, level, sold, used, usage
other: gelewer, ontvang, entregado, entregados, recibido, recibidos, livre, livres, recu, recus, entregue, entregues, recebido, recebidos
other: het, op rak, voorraad, hay, tengo, tenemos, tenho, temos, ai, en stock, em stock, on shelf, counted
other: status, opmerking, opmerkings, observaciones, observacion, nota, notas, remarque, remarques, observacao, observacoes
other: stock on hand, current, no, nr, #, line, date, note, notes, remark, remarks, comment, comments, uom, vat, disc
other: reorder level, reorder point, reorder at
other: got, have now, have got, we have, left, holding, held, on shelf, in hand, counted
other: voorraad, het, oor, tengo, hay, existencia, existencias, queda, quedan, tenho, temos, estoque, restam, reste, en stock, em stock, en existencia
other: excl, incl, value, precio, preco, prix, prys`;

const roles = new Map([...targets(titles)].map(([role, title]) => [title, role as ColumnRole]));

/** Titles over the sum of a row. */
const totals = new Set(
  'total,totals,tot,totaal,grand total,all,all stores,all branches,total units,sum,som,totales,totais,totaux,suma,soma,somme,isamba'.split(
    ',',
  ),
);

/** Whether a title says that a column adds up those before it. */
export const isTotal = (title: string): boolean => totals.has(foldWord(title.trim()).replace(/[.:]$/, ''));

/** "last week", "avg order": what was, whatever follows. */
const earlier = /^(?:last|prev|previous|avg|average|usual)(?: (?:wk|week|month|order|qty))?$/;

/** The role that a column's title gives it; undefined for any other text. */
export function roleOfTitle(title: string): ColumnRole | undefined {
  const name = foldWord(title.trim()).replace(/[.:]$/, '');
  // "qty (cases)"
  const plain = name.replace(/ ?\([^()]*\)$/, '');
  return roles.get(name) ?? roles.get(plain) ?? (earlier.test(name) ? 'other' : undefined);
}

/** What each number of a row ending in `2 / 6` counts. */
export type CountRole = 'ordered' | 'held';

/** Titles over such numbers, in all languages at once. Written by us from common usage. */
const counts = `ordered: order, need, needed, to order, want, req, required, buy, send, short, bring, get, to get, reorder, top up, qty
ordered: bestel, nodig, benodig, kort, pedir, pedido, falta, faltan, faltam, preciso, precisamos, precisa, necesito, necesitamos, encomendar
ordered: commander, besoin, manque, il manque, oda, dinga, ngidinga, sidinga
held: have, got, stock, soh, on hand, in hand, in stock, par, min, max, left, have now, current, last, prev, usual, sold, avg
held: on shelf, on the shelf, shelf, in shop, in the shop, in store, in the store, in fridge, in back, at shop, here, counted
held: voorraad, het, op rak, op die rak, rak, in winkel, in die winkel, oor, existencia, hay, tengo, tenemos, quedan, en tienda, en la tienda
held: tenho, temos, ha, estoque, restam, na loja, em loja, na prateleira, reste, ai, en stock, em stock, en magasin, en rayon, esitolo, sikhona, esikhona`;

const countRoles = new Map([...targets(counts)].map(([role, title]) => [title, role as CountRole]));

/** Whether the numbers under a title are ordered, or are there, or were; undefined for any other text. */
export const countOfTitle = (title: string): CountRole | undefined => countRoles.get(foldWord(title.trim()));
