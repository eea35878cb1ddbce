import {
  approvingWords,
  beforeRowWords,
  denyingWords,
  digitWords,
  ordinalWords,
  refusingWords,
  rowLabels,
  turnWords,
} from '../../language/words/pattern-words';

/** "the first", but not "last week". */
const ordinal = `(?:${ordinalWords.join('|')})(?! (?:${turnWords.join('|')}))`;

/** "line 2", "nº two". */
const labelledRow = `\\b(?:${rowLabels.join('|')}|nº|n°)\\.? ?(?:\\d{1,2}|${digitWords.join('|')})\\b`;
/** "except 3 and 4". */
const bareRow = `\\b(?:${beforeRowWords.join('|')}) \\d{1,2}(?= ?(?:and|&|,|\\.|$))`;
/** "1 - yes", "2: no". */
const answeredRow = `^\\s*\\d{1,2} ?(?:- |[:=–-]? ?(?:yes|ok|${refusingWords.join('|')})(?!\\p{L}))`;
const rowNumber = [labelledRow, bareRow, answeredRow].join('|');

/** Takes a quoted list as it stands, or rows of it by their place: "go ahead", "line 2 …", "2: no". */
export const approval = new RegExp(
  `(?<!\\p{L})(?<!(?<!\\p{L})(?:${denyingWords.join('|')}) )(?:${approvingWords.join('|')}|${ordinal})(?!\\p{L})|${rowNumber}`,
  'imu',
);
