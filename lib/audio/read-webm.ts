import type { StreamFacts } from './read-ogg';

/** Element ids of Matroska (RFC 9559), the ones that matter here. */
const ids = {
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  codecId: 0x86,
  clusterTimestamp: 0xe7,
  simpleBlock: 0xa3,
  block: 0xa1,
} as const;

/**
 * Elements whose content is walked as if it lay beside them: EBML's Segment, Info, Tracks, TrackEntry, Cluster and
 * BlockGroup. Walking flat means that sizes need not be known, and a recorder that streams does not know them.
 */
const containers: ReadonlySet<number> = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0]);

interface Findings {
  codecs: string[];
  /** Nanoseconds per tick. */
  scale: number;
  statedTicks: number | null;
  cluster: number;
  lastTick: number | null;
}

/**
 * Codec and duration of a WebM file. Some recorders state no duration; then it is the time of the last block, which
 * is right to within one packet (20 to 60 ms).
 */
export function readWebm(bytes: Buffer): StreamFacts {
  const found: Findings = {
    codecs: [],
    scale: 1_000_000,
    statedTicks: null,
    cluster: 0,
    lastTick: null,
  };
  let at = 0;
  while (at < bytes.length) {
    const id = readNumber(bytes, at, 'withMarker');
    const size = id === null ? null : readNumber(bytes, at + id.length, 'withoutMarker');
    if (id === null || size === null) break;
    const start = at + id.length + size.length;
    if (containers.has(id.value)) {
      at = start;
      continue;
    }
    if (size.isUnknown) break;
    at = start + size.value;
    if (at <= bytes.length) note(found, id.value, bytes.subarray(start, at));
  }
  return { codec: codecOf(found.codecs), durationSeconds: durationOf(found) };
}

function note(found: Findings, id: number, data: Buffer): void {
  if (id === ids.codecId) found.codecs.push(data.toString('latin1'));
  else if (id === ids.timestampScale) found.scale = readUnsigned(data);
  else if (id === ids.duration) found.statedTicks = readFloat(data);
  else if (id === ids.clusterTimestamp) found.cluster = readUnsigned(data);
  else if (id === ids.simpleBlock || id === ids.block) {
    const track = readNumber(data, 0, 'withoutMarker');
    if (track === null || data.length < track.length + 2) return;
    const tick = found.cluster + data.readInt16BE(track.length);
    found.lastTick = Math.max(found.lastTick ?? 0, tick);
  }
}

function codecOf(codecs: readonly string[]): StreamFacts['codec'] {
  if (codecs.length !== 1) return 'other';
  if (codecs[0] === 'A_OPUS') return 'opus';
  return codecs[0] === 'A_VORBIS' ? 'vorbis' : 'other';
}

function durationOf({ statedTicks, lastTick, scale }: Findings): number | null {
  const ticks = statedTicks ?? lastTick;
  if (ticks === null) return null;
  const seconds = Math.round((ticks * scale) / 1_000_000) / 1000;
  return seconds >= 0 && seconds < 24 * 3600 ? seconds : null;
}

/** EBML's numbers of variable length (RFC 8794 section 4), up to 8 bytes; ids keep their length marker. */
function readNumber(bytes: Buffer, at: number, form: 'withMarker' | 'withoutMarker') {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length) return null;
  const marker = 0x80 >> (length - 1);
  let value = form === 'withMarker' ? first : first & (marker - 1);
  let isUnknown = (first & (marker - 1)) === marker - 1;
  for (let next = at + 1; next < at + length; next += 1) {
    const byte = bytes[next] ?? 0;
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, length, isUnknown };
}

function readUnsigned(data: Buffer): number {
  return data.length === 0 || data.length > 6 ? 0 : data.readUIntBE(0, data.length);
}

function readFloat(data: Buffer): number | null {
  if (data.length === 4) return data.readFloatBE(0);
  return data.length === 8 ? data.readDoubleBE(0) : null;
}
