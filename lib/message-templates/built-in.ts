import { primaryOf, type ReplyLanguage, replyLanguages } from '../canned-replies/languages';
import type { TemplateKind } from './fill-template';

/** What customers are told unless their tenant words it otherwise. */
export const builtIn: Record<ReplyLanguage, Record<TemplateKind, string>> = {
  en: {
    COMPLETED: 'Hi {customer}, your order was approved. Reference: {order}. Total: {total}.',
    CANCELLED: 'Hi {customer}, your order was cancelled. Reason: {reason}',
    SPLIT:
      'Hi {customer}, part of your order will come from {location}. You will get a separate confirmation for it.',
  },
  af: {
    COMPLETED: 'Hallo {customer}, jou bestelling is goedgekeur. Verwysing: {order}. Totaal: {total}.',
    CANCELLED: 'Hallo {customer}, jou bestelling is gekanselleer. Rede: {reason}',
    SPLIT:
      'Hallo {customer}, ’n deel van jou bestelling kom van {location} af. Jy sal daarvoor ’n aparte bevestiging kry.',
  },
  zu: {
    COMPLETED: 'Sawubona {customer}, i-oda yakho yamukelwe. Inombolo: {order}. Isamba: {total}.',
    CANCELLED: 'Sawubona {customer}, i-oda yakho ikhanseliwe. Isizathu: {reason}',
    SPLIT:
      'Sawubona {customer}, ingxenye ye-oda yakho izovela e-{location}. Uzothola isiqinisekiso esihlukile ngayo.',
  },
  fr: {
    COMPLETED: 'Bonjour {customer}, votre commande est acceptée. Référence : {order}. Total : {total}.',
    CANCELLED: 'Bonjour {customer}, votre commande est annulée. Motif : {reason}',
    SPLIT:
      'Bonjour {customer}, une partie de votre commande viendra de {location}. Vous recevrez une confirmation à part.',
  },
  pt: {
    COMPLETED: 'Olá {customer}, a sua encomenda foi aceite. Referência: {order}. Total: {total}.',
    CANCELLED: 'Olá {customer}, a sua encomenda foi cancelada. Motivo: {reason}',
    SPLIT: 'Olá {customer}, uma parte da sua encomenda virá de {location}. Receberá uma confirmação à parte.',
  },
  es: {
    COMPLETED: 'Hola {customer}, su pedido está aceptado. Referencia: {order}. Total: {total}.',
    CANCELLED: 'Hola {customer}, su pedido está cancelado. Motivo: {reason}',
    SPLIT: 'Hola {customer}, una parte de su pedido vendrá de {location}. Recibirá una confirmación aparte.',
  },
};

const elsewhere: Record<ReplyLanguage, string> = {
  en: 'another location',
  af: '’n ander plek',
  zu: 'kwenye indawo',
  fr: 'un autre dépôt',
  pt: 'outro local',
  es: 'otro almacén',
};

/** What stands for a location without a name. */
export const locationWords = (language: ReplyLanguage, name: string): string =>
  name === '' ? elsewhere[language] : name;

/** The language of a tag such as `af-ZA` in which there are texts; English where there are none. */
export function templateLanguage(tag: string): ReplyLanguage {
  return replyLanguages.find((each) => each === primaryOf(tag)) ?? 'en';
}
