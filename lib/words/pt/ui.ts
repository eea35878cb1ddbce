import type { Translated } from '../words';

export const ui: Translated<'ui'> = {
  close: 'Fechar',
  copied: 'Copiado',
  copy: 'Copiar',
  notifications: 'Notificações',
  onClipboard: 'Está na área de transferência.',
  selected: 'Está selecionado: prima Ctrl+C para copiar.',
};
