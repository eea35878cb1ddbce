import type { Translated } from '../words';

export const settings: Translated<'settings'> = {
  actions: 'Aksies',
  added: '{name} bygevoeg',
  adding: 'Voeg tans by…',
  changed: '{name} is verander',
  editNamed: 'Wysig {name}',
  loading: 'Die instellings word gelaai',
  managersOnly: 'Die instellings is vir bestuurders',
  managersOnlyWhat:
    'Jy is as klerk aangemeld. Vra ’n bestuurder om die verandering te maak, of meld as een aan.',
  name: 'Naam',
  preview: 'Voorskou',
  remove: 'Verwyder',
  removeAsk: 'Verwyder {name}?',
  removed: '{name} is verwyder',
  removedNot: 'Dit is nie verwyder nie',
  secretPlaceholder: 'Gestoor',
  secretStored: 'Een is gestoor. Leeg gelaat, bly dit.',
  title: 'Instellings',
};
