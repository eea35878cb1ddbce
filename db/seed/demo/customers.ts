import type { CreditStatus } from '@/lib/customers/credit-status';
import type { Verification } from '@/lib/customers/verification';

/** A customer of the demo tenant; `key` is how the demo's orders and aliases name it. */
export interface DemoCustomer {
  key: string;
  name: string;
  /** E.164, in 555-01xx: numbers that stand for nobody. */
  phoneNumber: string;
  erpCustomerId: string | null;
  priceTier: 'STANDARD' | 'TRADE' | 'CONTRACT';
  creditStatus: CreditStatus;
  verification: Verification;
  language: 'en' | 'af' | 'zu';
}

/** As long as a name may be, to see that no screen and no pick slip breaks on it. */
const longestName =
  'The Honourable Society of Saint Adalbert of the Upper Klip River Valley Combined Preparatory, Primary and High School, Boarding House, Agricultural Training Centre, Bakery and Community Kitchen (Hall)';

type Row = [
  key: string,
  name: string,
  phoneNumber: string,
  erpCustomerId: string | null,
  priceTier: DemoCustomer['priceTier'],
  language: DemoCustomer['language'],
  creditStatus?: CreditStatus,
];

const rows: Row[] = [
  ['mandla', "Mandla's Spaza, Tembisa", '+27825550101', 'MAN001', 'STANDARD', 'zu'],
  ['thoko', 'Thoko Tuck Shop, Orlando East', '+27735550102', 'THO001', 'STANDARD', 'zu'],
  ['kgosi', 'Kgosi General Dealer', '+27725550103', 'KGO001', 'TRADE', 'en'],
  ['alnoor', 'Al-Noor Supermarket', '+27845550104', 'ALN001', 'TRADE', 'en'],
  ['sunrise', 'Sunrise Primary School Kitchen', '+27115550105', 'SUN002', 'CONTRACT', 'en'],
  ['vaalrand', 'Koshuis Hoërskool Vaalrand', '+27165550106', 'VAA001', 'CONTRACT', 'af'],
  ['padstal', 'Oom Piet se Padstal', '+27835550107', 'PIE001', 'STANDARD', 'af'],
  ['marigold', 'Marigold Hotel and Conference Centre', '+27115550108', 'MAR003', 'CONTRACT', 'en'],
  ['harbour', 'Harbour View Guest House', '+27315550109', 'HAR001', 'TRADE', 'en'],
  ['bigjoe', "Big Joe's Shisanyama", '+27785550110', 'BIG001', 'STANDARD', 'en'],
  ['kota', 'Kota King Takeaways', '+27765550111', 'KOT001', 'STANDARD', 'en'],
  ['lucky7', 'Lucky 7 Superette', '+27825550112', 'LUC007', 'STANDARD', 'en', 'HOLD'],
  ['bongani', 'Bongz 🔥', '+27615550113', null, 'STANDARD', 'en'],
  ['adalbert', longestName, '+27155550114', 'ADA001', 'CONTRACT', 'en'],
  ['creche', 'Little Stars Crèche', '+27795550115', 'LIT002', 'STANDARD', 'en'],
  ['brigid', "St Brigid's Home for the Aged", '+27125550116', 'BRI001', 'CONTRACT', 'en'],
  ['jacaranda', 'Café Jacaranda', '+27125550117', 'JAC001', 'STANDARD', 'en'],
  ['sipho', 'Sipho and Sons Cash Store', '+27835550118', 'SIP001', 'TRADE', 'zu'],
  ['maputo', 'Maputo Corner Store', '+27745550119', 'MAP001', 'STANDARD', 'en'],
  ['bunbowl', 'Bun & Bowl', '+27825550120', 'BUN001', 'STANDARD', 'en'],
  ['zanele', "Mama Zanele's Kitchen", '+27715550121', 'ZAN001', 'STANDARD', 'zu'],
  ['chatsworth', 'Chatsworth Curry House', '+27315550122', 'CHA002', 'TRADE', 'en'],
  ['kliprivier', 'Kliprivier Slaghuis', '+27845550123', 'KLI001', 'TRADE', 'af'],
  ['umhlanga', 'Sea Breeze B&B, Umhlanga', '+27315550124', 'SEA001', 'STANDARD', 'en'],
  ['clinic', 'Kopanong Clinic Canteen', '+27185550125', 'KOP001', 'CONTRACT', 'en'],
  ['ermelo', 'Ermelo Handelaars', '+27175550126', 'ERM001', 'TRADE', 'af'],
];

/** Spaza shops, kitchens, schools, hotels: one is on HOLD, one (a sender nobody knew) has no ERP account yet. */
export const demoCustomers: DemoCustomer[] = rows.map(
  ([key, name, phoneNumber, erpCustomerId, priceTier, language, creditStatus]) => ({
    key,
    name,
    phoneNumber,
    erpCustomerId,
    priceTier,
    language,
    creditStatus: creditStatus ?? 'ACTIVE',
    // The one whom the ERP does not know either.
    verification: erpCustomerId === null ? 'UNVERIFIED' : 'VERIFIED',
  }),
);
