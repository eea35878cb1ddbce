/** How many records the sandbox's masters have. */
export interface MasterSizes {
  customers: number;
  products: number;
}

const words = {
  makers: `Marula, Karoo, Highveld, Umgeni, Baobab, Kestrel, Protea, Sunbird, Aloe, Tugela`.split(', '),
  goods:
    `Maize Meal, Cake Flour, White Sugar, Brown Sugar, Long Grain Rice, Sunflower Oil, Full Cream Milk, Low Fat Milk, Brown Bread, White Bread, Baked Beans, Tomato Sauce, Mayonnaise, Black Tea, Instant Coffee, Dish Liquid, Washing Powder, Bleach, Toilet Paper, Candles`.split(
      ', ',
    ),
  sizes:
    `100g, 200g, 250g, 400g, 500g, 750g, 1kg, 2kg, 2.5kg, 5kg, 10kg, 12.5kg, 25kg, 50kg, 200ml, 330ml, 500ml, 750ml, 1L, 2L, 5L, 6 x 500g, 10 x 1kg, 12 x 500ml, 24 x 330ml, 4-pack, 6-pack, 9-pack, 12-pack, 24-pack, 48-pack, small, medium, large, bale, tray, tub, tin, box, bag, sachet, jar, bottle, drum, pail, sack, crate, case, carton, pallet`.split(
      ', ',
    ),
  streets: `Main, Church, Station, Market, Long, Kerk, Victoria, Mandela`.split(', '),
  shops: `Spaza, Superette, Tuck Shop, Cash & Carry, Café, Trading Store, Bakery, Guest House`.split(', '),
};

const at = <Word>(list: readonly Word[], place: number): Word => list[place % list.length] as Word;

/** The record at a place of GET /Customer; the first two are as they have always been. */
function customerAt(place: number) {
  if (place === 0) return { Account: 'CASH', Name: 'Cash sales', Status: 'Active' };
  if (place === 1) return { Account: 'CUS001', Name: 'Sandbox Trading Store', Status: 'Active' };
  const street = at(words.streets, place);
  return {
    Account: `CUS${String(place).padStart(3, '0')}`,
    Name: `${at(words.makers, place)} ${at(words.shops, Math.floor(place / 10))} ${Math.floor(place / 80) + 1}`,
    Telephone: `+2711${String(5_000_000 + place)}`,
    Address: { Street: `${place} ${street} Street`, City: 'Johannesburg' },
    CreditLimit: (place % 20) * 1000,
    Status: place % 97 === 0 ? 'On hold' : 'Active',
  };
}

/** The record at a place of GET /Inventory. */
function productAt(place: number) {
  if (place === 0)
    return { ItemCode: 'SBX-001', Description: 'Sandbox item', UnitPrice: 10, Warehouse: 'MAIN' };
  if (place === 1)
    return { ItemCode: 'SBX-002', Description: 'Another sandbox item', UnitPrice: 25.5, Warehouse: 'MAIN' };
  const { makers, goods, sizes } = words;
  const size = Math.floor(place / (makers.length * goods.length));
  return {
    ItemCode: `SBX-${String(place + 1).padStart(3, '0')}`,
    Description: `${at(makers, place)} ${at(goods, Math.floor(place / makers.length))} ${at(sizes, size)}`,
    UnitPrice: 5 + ((place * 37) % 50_000) / 100,
    UnitOfMeasure: 'EA',
    PackSize: at([1, 6, 12, 24], place),
    QuantityOnHand: (place * 13) % 500,
    Warehouse: 'MAIN',
  };
}

const largestPage = 1000;

/** What becomes of a record on its way out, as somebody works in the ERP meanwhile. */
export type MasterEdit = (
  master: keyof MasterSizes,
  record: Record<string, unknown>,
) => Record<string, unknown>;

/** A page of a master as `page` (from 1) and `pageSize` ask for it; all of it where they do not. */
export function masterPage(
  master: keyof MasterSizes,
  sizes: MasterSizes,
  query: URLSearchParams,
  edit: MasterEdit = (_, record) => record,
): Record<string, unknown>[] {
  const total = sizes[master];
  const wanted = Number(query.get('pageSize') ?? total);
  const pageSize = query.has('pageSize') ? Math.min(Math.max(1, wanted || 1), largestPage) : total;
  const begin = (Math.max(1, Number(query.get('page') ?? 1) || 1) - 1) * pageSize;
  const length = Math.max(0, Math.min(pageSize, total - begin));
  const record = master === 'customers' ? customerAt : productAt;
  return Array.from({ length }, (_, index) => edit(master, record(begin + index)));
}
