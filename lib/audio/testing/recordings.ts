/** Recordings of each kind as far as their containers tell; what they hold is not sound. */

const repeated = (frame: Buffer, times: number) => Buffer.concat(Array.from({ length: times }, () => frame));

/** MPEG-1 layer III at 128 kbit/s and 44.1 kHz: frames of 417 bytes and 1152 samples. */
export function mp3Recording(frames: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000, 0);
  return repeated(frame, frames);
}

/** The same behind an ID3v2.4 tag of 300 bytes. */
export function taggedMp3(frames: number): Buffer {
  const tag = Buffer.alloc(310);
  tag.write('ID3\x04\x00\x00\x00\x00\x02\x2c', 0, 'latin1');
  return Buffer.concat([tag, mp3Recording(frames)]);
}

/** AAC LC at 16 kHz in ADTS: frames of 1024 samples. */
export function aacRecording(frames: number): Buffer {
  const frame = Buffer.alloc(64);
  frame.writeUInt16BE(0xfff1, 0);
  frame.writeUInt8((1 << 6) | (8 << 2), 2);
  frame.writeUInt8(1 << 6, 3);
  frame.writeUInt8(64 >> 3, 4);
  frame.writeUInt8(((64 & 7) << 5) | 0x1f, 5);
  frame.writeUInt8(0xfc, 6);
  return repeated(frame, frames);
}

/** AMR at 12.2 kbit/s: 32 bytes for each 20 ms. */
export function amrRecording(frames: number): Buffer {
  const frame = Buffer.alloc(32);
  frame.writeUInt8(7 << 3, 0);
  return Buffer.concat([Buffer.from('#!AMR\n'), repeated(frame, frames)]);
}

/** AMR-WB at 23.85 kbit/s: 61 bytes for each 20 ms. */
export function amrWbRecording(frames: number): Buffer {
  const frame = Buffer.alloc(61);
  frame.writeUInt8(8 << 3, 0);
  return Buffer.concat([Buffer.from('#!AMR-WB\n'), repeated(frame, frames)]);
}

/** 16 bits at 8 kHz, one channel. */
export function wavRecording(seconds: number): Buffer {
  const data = Buffer.alloc(seconds * 16_000);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

function box(name: string, ...content: Buffer[]): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(8 + content.reduce((sum, each) => sum + each.length, 0), 0);
  size.write(name, 4, 'latin1');
  return Buffer.concat([size, ...content]);
}

/** An MP4 of the given brand, length and kind of track, in the order that a telephone writes it: the index is last. */
export function mp4File(seconds: number, { brand = 'M4A ', track = 'soun' } = {}): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(seconds * 1_000, 16);
  const handler = Buffer.alloc(24);
  handler.write(track, 8, 'latin1');
  const tracks = box('trak', box('mdia', box('hdlr', handler)));
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0`, 'latin1')),
    box('mdat', Buffer.alloc(500, 3)),
    box('moov', box('mvhd', header), tracks),
  ]);
}
