export const priceTiers = {
  customers: 'Customers',
  forATime: 'Prices for a time',
  intro:
    'A customer pays a price of their own, else what their tier has for a time, else the tier’s price, else the base price. Prices are set on the product’s page, those of one customer on theirs; the prices of tiers can be imported as well.',
  noneYet: 'No price tier yet',
  noneYetWhat: 'The first customer brings one: STANDARD, or the one that an import names.',
  priceTier: 'Price tier',
  products: 'Products with a price',
  title: 'Price tiers',
} as const;
