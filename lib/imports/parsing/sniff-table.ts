import { mostFileBytes, unreadable } from './limits';

/** What a file is, by its content whatever its name says. Throws `file_unreadable` with what to do about it. */
export function sniffTable(bytes: Buffer): 'csv' | 'xlsx' {
  if (bytes.length === 0) throw unreadable('The file is empty.');
  if (bytes.length > mostFileBytes)
    throw unreadable('The file is larger than 50 MB: split it, or send it as CSV.');
  const starts = (...start: number[]) => start.every((byte, at) => bytes[at] === byte);
  if (starts(0x50, 0x4b, 0x03, 0x04)) return 'xlsx';
  if (starts(0xd0, 0xcf, 0x11, 0xe0))
    throw unreadable(
      'The workbook is protected with a password, or in the form of before 2007. Save it as .xlsx without a password.',
    );
  if (starts(0x25, 0x50, 0x44, 0x46)) throw unreadable('This is a PDF. Send the table as CSV or as .xlsx.');
  if (/^\s*<(?:!doctype|html|\?xml|table)/i.test(bytes.toString('latin1', 0, 200)))
    throw unreadable(
      'This is a web page or XML, whatever its name says. Open it in a spreadsheet and save it as .xlsx.',
    );
  const head = bytes.subarray(0, 4096);
  const isMarked = starts(0xff, 0xfe) || starts(0xfe, 0xff);
  const controls = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  const zeros = head.filter((byte) => byte === 0).length;
  if (!isMarked && controls - zeros > head.length / 20)
    throw unreadable('This is neither CSV nor a workbook. Send the table as CSV or as .xlsx.');
  return 'csv';
}
