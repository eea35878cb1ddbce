import type { Translated } from '../words';

export const signIn: Translated<'signIn'> = {
  askedProvider: 'Gebruik enkelaanmelding',
  busy: 'Meld tans aan…',
  code: 'Kode',
  codeHint: 'Die ses syfers wat jou verifieerprogram nou wys.',
  name: 'Naam',
  or: 'of',
  otherwise: 'Jy kon nie aanmeld nie, want die diens antwoord nie soos dit moet nie. Probeer weer.',
  passkey: 'Gebruik ’n toegangsleutel',
  pin: 'PIN',
  recoveryCode: 'Herstelkode',
  recoveryHint:
    'Een van dié wat jy gebêre het toe jy die tweede faktor opgestel het. Elkeen werk net een keer.',
  refused_invalid_credentials:
    'Die maatskappykode, naam of PIN is nie reg nie. Gaan al drie na en probeer weer.',
  refused_no_role:
    'Jou rekening het nog geen rol hier nie. Vra wie julle rekeninge bestuur vir “clerk” of “manager”.',
  refused_no_tenant:
    'Jou rekening is bekend, maar nie aan watter maatskappy dit behoort nie. Vra wie julle rekeninge bestuur.',
  refused_origin_not_allowed:
    'Hierdie bladsy is te oud om mee aan te meld. Herlaai dit en probeer nog een keer.',
  refused_passkey_cancelled:
    'Geen toegangsleutel is gebruik nie: dit is gekanselleer, het te lank geneem, of hierdie toestel het nie een nie. Probeer weer, of gebruik jou PIN.',
  refused_passkey_refused:
    'Hierdie toegangsleutel meld jou nie aan nie. Dit is dalk verwyder, of jou naam is afgeskakel. Gebruik jou PIN.',
  refused_passkey_required:
    'Bestuurders het hier ’n tweede faktor nodig, en joune is ’n toegangsleutel: meld daarmee aan. Sonder dit, vra ’n ander bestuurder om dit te verwyder.',
  refused_passkeys_unavailable:
    'Toegangsleutels kan nie by hierdie adres gebruik word nie. Meld met jou PIN aan.',
  refused_pin_changed: 'Jou PIN is verander en jy is oral afgemeld. Meld met die nuwe een aan.',
  refused_provider_away:
    'Die enkelaanmelding antwoord nie nou nie. Probeer oor ’n oomblik weer, of gebruik jou PIN.',
  refused_provider_denied:
    'Jy is nie aangemeld nie, want dit is by die enkelaanmelding gekanselleer of geweier.',
  refused_provider_failed:
    'Die enkelaanmelding het nie bevestig wie jy is nie. Probeer weer; as dit aanhou, sê vir jou bestuurder.',
  refused_rate_limited: 'Te veel verkeerde PIN’s of kodes. Aanmelding word vir ’n rukkie teruggehou.',
  refused_session_ended: 'Jou sessie het verval. Wat gestoor is, bly; meld weer aan om voort te gaan.',
  refused_sign_in_expired: 'Dit het te lank geneem, of is in ’n ander venster begin. Begin weer van hier af.',
  refused_unavailable:
    '’n Deel wat vir aanmelding nodig is, antwoord nie nou nie. Probeer oor ’n oomblik weer.',
  refused_unknown_tenant:
    'Jou rekening noem ’n maatskappy wat nie hier bestaan nie. Vra wie julle rekeninge bestuur.',
  refused_wrong_code:
    'Die kode is nie reg nie, of is al gebruik. Wag vir die volgende een wat die program wys en probeer weer.',
  signIn: 'Meld aan',
  signInToWork: 'Meld aan om aan bestellings te werk.',
  somebodyElse: 'Meld as iemand anders aan',
  tenant: 'Maatskappykode',
  trustBrowser: 'Vertrou hierdie blaaier vir 30 dae',
  tryAgainIn: 'Probeer weer oor {time}',
  useAppCode: 'Gebruik die program se kode',
  useRecoveryCode: 'Gebruik ’n herstelkode',
};
