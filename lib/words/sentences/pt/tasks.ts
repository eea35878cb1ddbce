import type { tasks as afrikaans } from '../af/tasks';

export const tasks: typeof afrikaans = {
  '{*wanted}, which is with the ERP: change it there, or tell them that it is too late, and mark this as done.':
    '{wanted}, que está no ERP: altere-a lá, ou diga-lhe que já é tarde, e marque isto como feito.',
  'The customer wants an order cancelled and has {n} open: say which one, or ask them.':
    'O cliente quer anular uma encomenda e tem {n} abertas: diga qual, ou pergunte-lhe.',
  'The customer wants this order cancelled: reject it, or mark this as done if they want it after all.':
    'O cliente quer anular esta encomenda: rejeite-a, ou marque isto como feito se afinal a quiser.',
  'The customer wants {*order} cancelled, which is with the ERP: see to it there, tell them, and mark this as done.':
    'O cliente quer anular {order}, que está no ERP: trate disso lá, informe-o e marque isto como feito.',
  'The customer wants this order changed and has not said how: wait for what they write next, or ask them, and mark this as done.':
    'O cliente quer alterar esta encomenda e não disse como: espere pelo que escrever a seguir, ou pergunte-lhe, e marque isto como feito.',
  'The customer changed a reply that asked for a change of this order: see what they want now.':
    'O cliente alterou uma resposta que pedia uma alteração desta encomenda: veja o que quer agora.',
  'The customer deleted a reply that asked for a change of this order, after that was made: ask them.':
    'O cliente apagou uma resposta que pedia uma alteração desta encomenda, depois de feita: pergunte-lhe.',
  'The customer deleted this message after the order was approved: ask whether they still want it.':
    'O cliente apagou esta mensagem depois de a encomenda ser aprovada: pergunte se ainda a quer.',
  'The customer deleted this message: ask whether they still want the order, or reject it.':
    'O cliente apagou esta mensagem: pergunte se ainda quer a encomenda, ou rejeite-a.',
  'The customer changed this message, but not what it reads now was sent: ask them.':
    'O cliente alterou esta mensagem, mas o novo texto não foi enviado: pergunte-lhe.',
  'The customer changed this message after the order had gone on: see what to do about it.':
    'O cliente alterou esta mensagem depois de a encomenda ter avançado: veja o que fazer.',
  'The customer changed one of the messages of this order: see what is different, and whether it is as they want it.':
    'O cliente alterou uma das mensagens desta encomenda: veja o que mudou e se está como ele quer.',
  'The customer deleted one of the messages of this order: ask whether they still want what that message ordered, and take it out if not.':
    'O cliente apagou uma das mensagens desta encomenda: pergunte se ainda quer o que essa mensagem pedia, e retire-o se não quiser.',
  'The customer deleted one of the messages of this order after it was approved: ask whether they still want what that message ordered.':
    'O cliente apagou uma das mensagens desta encomenda depois de aprovada: pergunte se ainda quer o que essa mensagem pedia.',
  '{*wanted}, of which it was not known whether the ERP has it: find that out first, then see to the change or tell them that it is too late, and mark this as done.':
    '{wanted}, que não se sabia se estava no ERP: apure-o primeiro, depois trate da alteração ou diga-lhe que já é tarde, e marque isto como feito.',
  'The customer wants {*order} cancelled, of which it was not known whether the ERP has it: find that out first, tell them, and mark this as done.':
    'O cliente quer anular {order}, que não se sabia se estava no ERP: apure-o primeiro, informe-o e marque isto como feito.',
};
