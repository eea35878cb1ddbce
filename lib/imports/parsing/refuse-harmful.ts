import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { unreadable } from './limits';

/** Unpacked; beyond it a workbook is made to fill the memory, or should come as CSV. */
const mostUnpackedBytes = 400 * 1024 * 1024;

const signatures = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 };
const lengths = { file: 30, entry: 46, end: 22 };
/** What may stand behind a file in the archive: its data descriptor. */
const longestDescriptor = 24;
const deflated = 8;

interface Packed {
  name: string;
  /** Where its local header begins, and behind its last byte. */
  at: number;
  end: number;
  bytes: Buffer;
  method: number;
  /** As the archive says, which may be a lie. */
  unpackedBytes: number;
}

/**
 * Looks through a ZIP archive (PKWARE's APPNOTE, 4.3) before anything of it is kept in memory. Throws `file_unreadable` for
 * macros, for what unpacks to too much, whatever the archive says of itself, and for files that its directory does not name.
 */
export async function refuseHarmful(bytes: Buffer, mostBytes = mostUnpackedBytes): Promise<void> {
  const { files, directory } = filesIn(bytes);
  if (files.some(({ name }) => /vbaProject\.bin$/i.test(name)))
    throw unreadable('The workbook holds macros, which are not taken. Save it as .xlsx without them.');
  if (files.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0) > mostBytes) throw tooMuch(mostBytes);
  const inOrder = files.toSorted((a, b) => a.at - b.at);
  for (const [place, { end }] of inOrder.entries()) {
    const next = inOrder[place + 1]?.at ?? directory;
    if (next < end || next - end > longestDescriptor) throw damaged();
  }
  let unpacked = 0;
  for (const file of inOrder) {
    for await (const chunk of unpack(file)) {
      unpacked += chunk.length;
      if (unpacked > mostBytes) throw tooMuch(mostBytes);
    }
  }
}

function filesIn(bytes: Buffer): { files: Packed[]; directory: number } {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + lengths.end > bytes.length || bytes.readUInt32LE(end) !== signatures.end)
    throw damaged();
  const directory = bytes.readUInt32LE(end + 16);
  const files: Packed[] = [];
  let at = directory;
  while (at + lengths.entry <= end && bytes.readUInt32LE(at) === signatures.entry) {
    const nameLength = bytes.readUInt16LE(at + 28);
    files.push(fileOf(bytes, at, nameLength));
    at += lengths.entry + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return { files, directory };
}

function fileOf(bytes: Buffer, entry: number, nameLength: number): Packed {
  const at = bytes.readUInt32LE(entry + 42);
  if (at + lengths.file > entry || bytes.readUInt32LE(at) !== signatures.file) throw damaged();
  const start = at + lengths.file + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const end = start + bytes.readUInt32LE(entry + 20);
  if (end > entry) throw damaged();
  return {
    name: bytes.toString('utf8', entry + lengths.entry, entry + lengths.entry + nameLength),
    ...{ at, end, bytes: bytes.subarray(start, end) },
    method: bytes.readUInt16LE(entry + 10),
    unpackedBytes: bytes.readUInt32LE(entry + 24),
  };
}

/** Its bytes, of which none are kept. */
async function* unpack({ bytes, method }: Packed): AsyncGenerator<Buffer> {
  if (method !== deflated) {
    yield bytes;
    return;
  }
  const inflated = Readable.from([bytes]).pipe(createInflateRaw());
  try {
    for await (const chunk of inflated) yield chunk as Buffer;
  } catch {
    throw damaged();
  }
}

const damaged = () =>
  unreadable('The file is cut short or damaged: it is no whole workbook. Save it again and send that.');

const tooMuch = (mostBytes: number) =>
  unreadable(
    `The workbook unpacks to more than ${Math.round(mostBytes / 1024 / 1024)} MB. Save the sheet as CSV and send that.`,
  );
