import type { Translated } from '../words';

export const settings: Translated<'settings'> = {
  actions: 'Ações',
  added: '{name}: adicionado',
  adding: 'A adicionar…',
  changed: '{name}: alterado',
  editNamed: 'Editar {name}',
  loading: 'A carregar as definições',
  managersOnly: 'As definições são para gestores',
  managersOnlyWhat: 'Entrou como operador. Peça a alteração a um gestor ou entre como tal.',
  name: 'Nome',
  preview: 'Pré-visualização',
  remove: 'Remover',
  removeAsk: 'Remover {name}?',
  removed: '{name}: removido',
  removedNot: 'Não foi removido',
  secretPlaceholder: 'Guardado',
  secretStored: 'Há um guardado. Se ficar vazio, mantém-se.',
  title: 'Definições',
};
