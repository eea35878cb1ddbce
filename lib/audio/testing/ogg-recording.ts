/** One Ogg page (RFC 3533) with one packet; the checksum, which nobody here verifies, stays 0. */
export function oggPage(packet: Buffer, options: { granule: bigint; serial?: number }): Buffer {
  const lacing: number[] = [];
  for (let left = packet.length; ; left -= 255) {
    lacing.push(Math.min(left, 255));
    if (left < 255) break;
  }
  const header = Buffer.alloc(27);
  header.write('OggS', 0, 'latin1');
  header.writeBigUInt64LE(options.granule, 6);
  header.writeUInt32LE(options.serial ?? 1, 14);
  header.writeUInt8(lacing.length, 26);
  return Buffer.concat([header, Buffer.from(lacing), packet]);
}

/** The first packet of an Opus stream (RFC 7845): mono, with the given pre-skip. */
export function opusHead(preSkip: number): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 0, 'latin1');
  head.writeUInt8(1, 8);
  head.writeUInt8(1, 9);
  head.writeUInt16LE(preSkip, 10);
  head.writeUInt32LE(48_000, 12);
  return head;
}

/** An Ogg/Opus recording of the given length as far as its container tells; what it holds is not sound. */
export function oggRecording(seconds: number): Buffer {
  return Buffer.concat([
    oggPage(opusHead(312), { granule: 0n }),
    oggPage(Buffer.from('OpusTags'), { granule: 0n }),
    oggPage(Buffer.alloc(400, 7), { granule: BigInt(Math.round(seconds * 48_000)) + 312n }),
  ]);
}
