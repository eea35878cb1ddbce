import type { Translated } from '../words';

export const ui: Translated<'ui'> = {
  close: 'Maak toe',
  copied: 'Gekopieer',
  copy: 'Kopieer',
  notifications: 'Kennisgewings',
  onClipboard: 'Dit is op die knipbord.',
  selected: 'Dit is gemerk: druk Ctrl+C om dit te kopieer.',
};
