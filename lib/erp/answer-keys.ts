/*
 * What ERPs call the members of an answer that tell how it went. All are matched against `plainKey(…)`: lower case,
 * letters and digits alone. Beside English they are known in the languages of the ERPs that answer in their users' own:
 * Spanish, Portuguese, French, German, Italian and Dutch.
 */

/** `hasError`, `ErrorCode`, `validationErrors`, `Fault`, `failedCount`, `ModelState`: filled, they refuse. */
export const errorKey =
  /^((has|have|is|any|with|user|field|validation|model|form|global|api|system|business|odata|erp|order|num|total|count|of|ha)*(error|errore|erro|erreur|fehler|fout|err|fault|exception|exc|failure|fail|failed|rejected|rejection|invalid|violation|brokenrule)s?(code|message|msg|text|description|desc|detail|list|info|number|no|count|reason|string|str|flag|status|type|name|occurred|found|field)*s?|modelstate|problems|constraintviolations|stacktrace)$/;

/** `Success`, `ok`, `isValid`: when they say no, they refuse. */
export const successKey =
  /^(is|was|has|are|all|order)*(success|succes|succès|sucesso|éxito|exito|exitoso|erfolg|erfolgreich|successo|succesvol|successful|successfull|successfully|succeeded|succeed|ok|okay|valid|accepted|created|saved)(flag|status|statuscode|ind|indicator)?$/;

/** `Status`, `resultText`, `outcome`, and wrappers that hold a plain word: a word, or a bare false, may refuse. */
export const statusKey =
  /^(d|data|value|response|reply|ack|acknowledge?ment|outcome|(result|return)(type|flag|value|text)?|estado|statut|stato|situação|situacao|(response|result|return|order|processing|process|http|api|import|transaction|reply|call|operation|request|final|overall)?(status|state)(text|word|type|flag|value|name)?|\w*result)$/;

/** `statusCode`, `code`, `returnCode`: a word or a number may refuse. */
export const codeKey =
  /^((response|result|return|http|httpstatus|status|reply|api|message|msg)?(code|status)|statuscodevalue|rc|retcode|retval|returnvalue|result|return)$/;

/** `TYPE: "E"` of SAP's BAPIRET2, and the severities in lists of messages. */
export const severityKey = /^(type|severity|level|msgtype|messagetype|msgty|category|kind)$/;

/** Lists of messages, of which one may refuse. */
export const messageListKey = /^(e?t?return|bapiret\w*|e?t?messages|notifications?|alerts?)$/;

/** `Warnings`, `warningMessage`: what an ERP has to say beside what it did. */
export const warningKey =
  /^(has|order|system|user)*(warn|warnings?|warnung|advertencias?|avisos?|avertissements?|avviso|avvisi|waarschuwing(en)?)(message|msg|text|description|list)?s?$/;

/** What is told of the order itself; unlike `messageKey`, without what may repeat the customer's words. */
export const toldKey =
  /^(order|sales|result|response|return|status|processing|info|credit|hold|system)?(message|messagetext|msg|messages|statusdescription|reason|outcome)$|^(mensaje|mensagem|nachricht|meldung|messaggio|melding|motivo|grund|raison|reden)$/;

/** What is said in words about how it went. */
export const messageKey =
  /^(message|messagetext|msg|text|details?|statusmessage|statusdescription|resultmessage|responsemessage|returnmessage|reason|mensaje|mensagem|nachricht|meldung|messaggio|melding|motivo|grund|raison|reden)$/;
