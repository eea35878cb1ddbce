/** What a text says. All of these take a text as an ERP wrote it, and look at its first 300 characters. */

const looked = 300;

/** "no errors", "0 failed", "errors: none": the words of a refusal, denied. */
const denied =
  /\b(no|0|zero|without( any)?)( lines?| items?| products?| rows?)? (errors?|failures?|failed|faults?|exceptions?|rejected|rejections?|invalid)\b|\b(errors?|failures?|failed|faults?|exceptions?|rejected|invalid)( count| code)? ?[:=] ?(0|none|no|null|false|nil|n\/a|\[\]|""|-)(?![\w.])|\berror free\b/g;

const deniedElsewhere =
  /(?<!\p{L})(sin|sem|sans|ohne|senza|zonder|ning[uú]n|nenhum|aucune?|keine?|nessun|geen|0) (errores|error|erros|erro|erreurs?|fehler|errori|errore|fout(en)?|fallos?|falhas?)(?!\p{L})/gu;

const refusing =
  /\b(errors?|err|fail|fails|failed|failures?|faults?|faulted|exceptions?|reject|rejected|rejection|refused?|denied|declined|invalid|fatal|nok|ko|unsuccessful|unsuccessfully|abort|aborted|forbidden|unauthori[sz]ed|unable to|cannot|could not|not (ok|created|accepted|valid|found|allowed|authori[sz]ed|authenticated|authed|saved|processed|permitted|successful)|bad request|unprocessable)\b/;

/** The same in the languages that ERPs answer in beside English; a word counts from a letter on, as `\b` knows ASCII only. */
const refusingElsewhere =
  /(?<!\p{L})(erro|erros|errores|errore|errori|erreurs?|fehler|fehlgeschlagen|fout|fouten|falló|fallo|fallido|fallida|falha|falhou|échec|échoué|fallit[oa]|mislukt|rechazad[oa]|rejeitad[oa]|recusad[oa]|refusée?|rejetée?|abgelehnt|rifiutat[oa]|geweigerd|afgewezen|inválid[oa]|ungültig|ongeldig|no se pudo|não foi possível|konnte nicht|nicht möglich|impossible de|impossibile|kon niet)(?!\p{L})/u;

/** Words that only sound like a refusal: a created order may have them beside it. */
const doubting =
  /\b(blocked|on hold|does(n't| not) exist|not exist|insufficient|exceed(s|ed)?|expired|locked|missing|unknown|inactive|closed|out of stock|not enough|not available|suspended|disabled|incorrect)\b/;

const reassuring = /\b(ok|okay|created|accepted|received|queued|saved|success|successfully|thanks?)\b/;

const nothingWrong =
  /^(none|no|n|f|off|nil|null|n\/a|na|false|-+|ok|okay|success|successful|successfully|succeeded|info|information|warning|completed?|created|accepted|done|s|0+|undefined|\[\]|\{\})$/;

/** True when a text tells of a refusal: "ERROR: item blocked", "ValidationFailed", "NOK", "Pedido rechazado". */
export function namesRefusal(text: string): boolean {
  return refusesInWords(spell(text));
}

/** The same of a text that is spelled already. */
export const refusesInWords = (said: string) => refuses(said.replace(denied, ' '));

const refuses = (said: string) =>
  refusing.test(said) || refusingElsewhere.test(said.replace(deniedElsewhere, ' '));

/** True when a text begins with a refusal; what comes later in a sentence may be said of something else. */
export function beginsWithRefusal(text: string): boolean {
  const said = spell(text).replace(denied, ' ').trim();
  return (
    refusing.exec(said)?.index === 0 ||
    refusingElsewhere.exec(said.replace(deniedElsewhere, ' '))?.index === 0 ||
    /^(an? |the )?(unexpected |internal |unknown |server |application )*error\b|^something went wrong\b/.test(
      said,
    ) ||
    /^(your |the |this )?(sales )?order (was |is |has been |could )?(not |rejected|refused|declined)/.test(
      said,
    )
  );
}

/** True when a text sounds like a refusal where success would have been a reference, or nothing. */
export function soundsLikeRefusal(text: string): boolean {
  const said = spell(text).replace(denied, ' ');
  return refuses(said) || (doubting.test(said) && !reassuring.test(said));
}

/** True for what stands where an error would: "", "0", "none", "Success", "No error". */
export function saysNothingWrong(text: string): boolean {
  const said = spell(text).trim();
  return (
    said === '' ||
    nothingWrong.test(said) ||
    said.replace(denied, '').replace(deniedElsewhere, '').trim() === ''
  );
}

/** True for "false", "no", "0" and the like in a flag. */
export function saysNo(text: string): boolean {
  return /^(false|f|no|n|0+|off|nok|ko|-\d+)$/.test(spell(text).trim()) || namesRefusal(text);
}

const duplicateOfOrder =
  /\bduplicated?\b|\balready\b.{0,20}\b(exists?|existed|been|used|in use|processed|created|imported|posted|booked|received|registered|present|known)\b|\bexists? already\b|\bexisting (sales )?order\b/;
const duplicateOfOther =
  /\bduplicated? (order )?(line|item|sku|product|customer|account|row)|\b(line|item|sku|product|customer|account)s?\b.{0,40}\balready\b/;

/** True when a text says that the order, and not a line or a customer, is there already. */
export function saysDuplicate(text: string): boolean {
  const said = spell(text);
  return duplicateOfOrder.test(said) && !duplicateOfOther.test(said);
}

/** Lower case, one space between words, and `ValidationFailed`, `rest_forbidden`, `BAD-REQUEST` in words. */
export function spell(text: string): string {
  return text
    .slice(0, looked)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[\s_.,;!?]+/g, ' ')
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replaceAll('’', "'");
}
