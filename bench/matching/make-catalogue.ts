import type { CatalogueRow } from './gold';
import { seeded } from './noise';

const nouns =
  'cola,orange juice,maize meal,white sugar,long life milk,peanut butter,tomato sauce,baked beans,cake flour,sunflower oil,washing powder,dishwashing liquid,toilet paper,instant coffee,rooibos tea,corn flakes,potato chips,strawberry jam,chicken spice,hair shampoo,body lotion,roll on,dog food,deck screws,drywall,joint compound,circuit breaker,pvc coupling,wood glue,interior paint,led bulb,padlock,hinge,ceiling brush,mineral water,energy drink,dark chocolate,fruit gums,pasta shells,basmati rice'.split(
    ',',
  );
const variants =
  'original,zero,lite,mango,lemon,mint,vanilla,hot,mild,smooth,crunchy,extra strong,family,premium,classic,herbal,fresh,tropical,smoked,garlic,honey,ginger,berry,cherry'.split(
    ',',
  );
const sizes =
  '50g,100g,125g,200g,250g,330ml,400g,410g,440ml,500g,500ml,750ml,1L,1kg,1.5L,2L,2kg,2.5kg,5L,5kg,10kg,12.5kg,20L,25kg'.split(
    ',',
  );
const onsets = 'b,br,c,d,dr,f,g,gr,h,j,k,kl,l,m,n,p,pl,r,s,st,t,tr,v,w,z'.split(',');
const rhymes = 'ada,ando,ari,ella,enka,era,eti,ica,ilo,ina,iro,ola,omba,ona,oro,ula,umi,uza,alta,ento'.split(
  ',',
);

/** A catalogue of any size with a brand for every forty products or so, pseudo-random and the same each time. */
export function makeCatalogue(count: number): CatalogueRow[] {
  const random = seeded(count);
  const pick = <T>(list: readonly T[], fallback: T): T =>
    list[Math.floor(random() * list.length)] ?? fallback;
  const brands = Array.from({ length: Math.max(20, Math.round(count / 40)) }, () => {
    const name = `${pick(onsets, 'b')}${pick(rhymes, 'ada')}${random() < 0.5 ? `${pick(onsets, 'b')}${pick(rhymes, 'ona')}` : ''}`;
    return (
      name.charAt(0).toUpperCase() +
      name.slice(1) +
      (random() < 0.3 ? ` ${pick(['Farm', 'Valley', 'Gold', 'Star', 'Bros'], 'Gold')}` : '')
    );
  });
  return Array.from({ length: count }, (_, i) => {
    const pack = random() < 0.2 ? ` x ${pick(['6', '12', '24'], '6')}` : '';
    return {
      sku: `P${i}`,
      name: `${brands[i % brands.length] ?? ''} ${pick(variants, 'original')} ${pick(nouns, 'cola')} ${pick(sizes, '1kg')}${pack}`,
    };
  });
}
