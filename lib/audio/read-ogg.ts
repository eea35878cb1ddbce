export interface StreamFacts {
  codec: 'opus' | 'vorbis' | 'other';
  durationSeconds: number | null;
}

const pageMagic = Buffer.from('OggS');
const headerLength = 27;
/** Opus counts its granules at 48 kHz whatever the input was (RFC 7845 section 4). */
const opusRate = 48_000;
const noGranule = 0xffff_ffff_ffff_ffffn;

/** Codec and duration of an Ogg file (RFC 3533): the first page names the codec, the last granule is the length. */
export function readOgg(bytes: Buffer): StreamFacts {
  const head = bytes.subarray(packetStart(bytes, 0), headerLength + 512);
  const serial = bytes.length >= headerLength ? bytes.readUInt32LE(14) : 0;
  if (head.subarray(0, 8).toString('latin1') === 'OpusHead' && head.length >= 12) {
    return { codec: 'opus', durationSeconds: durationOf(bytes, serial, opusRate, head.readUInt16LE(10)) };
  }
  if (head.subarray(0, 7).toString('latin1') === '\x01vorbis' && head.length >= 16) {
    return { codec: 'vorbis', durationSeconds: durationOf(bytes, serial, head.readUInt32LE(12), 0) };
  }
  return { codec: 'other', durationSeconds: null };
}

function packetStart(bytes: Buffer, page: number): number {
  return page + headerLength + (bytes[page + 26] ?? 0);
}

/** Looks for the last page of the stream that ends a packet; pages that end none carry no granule. */
function durationOf(bytes: Buffer, serial: number, rate: number, preSkip: number): number | null {
  if (rate === 0) return null;
  let page = bytes.lastIndexOf(pageMagic);
  while (page > 0) {
    if (page + headerLength <= bytes.length && bytes.readUInt32LE(page + 14) === serial) {
      const granule = bytes.readBigUInt64LE(page + 6);
      if (granule !== noGranule) return toSeconds(Number(granule) - preSkip, rate);
    }
    page = bytes.lastIndexOf(pageMagic, page - 1);
  }
  return null;
}

function toSeconds(samples: number, rate: number): number | null {
  const seconds = Math.round((samples / rate) * 1000) / 1000;
  return seconds >= 0 && seconds < 24 * 3600 ? seconds : null;
}
