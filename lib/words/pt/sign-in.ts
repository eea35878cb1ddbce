import type { Translated } from '../words';

export const signIn: Translated<'signIn'> = {
  askedProvider: 'Usar início de sessão único',
  busy: 'A entrar…',
  code: 'Código',
  codeHint: 'Os seis algarismos que a sua aplicação de autenticação mostra agora.',
  name: 'Nome',
  or: 'ou',
  otherwise: 'Não foi possível entrar porque o serviço não responde como devia. Tente de novo.',
  passkey: 'Usar chave de acesso',
  pin: 'PIN',
  recoveryCode: 'Código de recuperação',
  recoveryHint: 'Um dos que guardou quando configurou o segundo fator. Cada um serve uma só vez.',
  refused_invalid_credentials:
    'O código da empresa, o nome ou o PIN não está certo. Verifique os três e tente de novo.',
  refused_no_role: 'A sua conta ainda não tem função aqui. Peça “clerk” ou “manager” a quem gere as contas.',
  refused_no_tenant:
    'A sua conta é conhecida, mas não a empresa a que pertence. Fale com quem gere as contas.',
  refused_origin_not_allowed: 'Esta página é demasiado antiga para entrar. Recarregue-a e tente outra vez.',
  refused_passkey_cancelled:
    'Não foi usada nenhuma chave de acesso: foi cancelada, demorou demasiado ou este dispositivo não tem nenhuma. Tente de novo ou use o PIN.',
  refused_passkey_refused:
    'Esta chave de acesso não permite entrar. Pode ter sido removida, ou o seu nome desativado. Use o PIN.',
  refused_passkey_required:
    'Os gestores precisam aqui de um segundo fator, e o seu é uma chave de acesso: entre com ela. Sem ela, peça a outro gestor que a remova.',
  refused_passkeys_unavailable: 'Não é possível usar chaves de acesso neste endereço. Entre com o PIN.',
  refused_pin_changed: 'O seu PIN foi alterado e a sua sessão terminou em todo o lado. Entre com o novo.',
  refused_provider_away:
    'O início de sessão único não responde neste momento. Tente daqui a pouco ou use o PIN.',
  refused_provider_denied: 'Não entrou, porque foi cancelado ou recusado no início de sessão único.',
  refused_provider_failed:
    'O início de sessão único não confirmou quem é. Tente de novo; se persistir, avise o seu gestor.',
  refused_rate_limited: 'Demasiados PIN ou códigos errados. A entrada fica suspensa por algum tempo.',
  refused_session_ended: 'A sua sessão terminou. O que foi gravado mantém-se; entre de novo para continuar.',
  refused_sign_in_expired: 'Demorou demasiado ou foi iniciado noutra janela. Comece de novo a partir daqui.',
  refused_unavailable: 'Uma parte necessária para entrar não responde neste momento. Tente daqui a pouco.',
  refused_unknown_tenant: 'A sua conta indica uma empresa que não existe aqui. Fale com quem gere as contas.',
  refused_wrong_code:
    'O código não está certo ou já foi usado. Espere pelo próximo que a aplicação mostrar e tente de novo.',
  signIn: 'Entrar',
  signInToWork: 'Entre para trabalhar nas encomendas.',
  somebodyElse: 'Entrar como outra pessoa',
  tenant: 'Código da empresa',
  trustBrowser: 'Confiar neste navegador durante 30 dias',
  tryAgainIn: 'Tente de novo daqui a {time}',
  useAppCode: 'Usar o código da aplicação',
  useRecoveryCode: 'Usar um código de recuperação',
};
