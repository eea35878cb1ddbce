import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sniffAudio, sniffContentType } from './sniff-audio';
import { oggPage, oggRecording, opusHead } from './testing/ogg-recording';
import {
  aacRecording,
  amrRecording,
  amrWbRecording,
  mp3Recording,
  mp4File,
  taggedMp3,
  wavRecording,
} from './testing/recordings';

/** 1.5 s of a tone as Chromium's MediaRecorder writes it: the stated duration ends where the last packet begins. */
const webm = readFileSync(fileURLToPath(new URL('testing/recorded-by-chromium.webm', import.meta.url)));

describe('sniffContentType', () => {
  it('goes by the first bytes', () => {
    expect(sniffContentType(oggRecording(1))).toBe('audio/ogg');
    expect(sniffContentType(webm)).toBe('audio/webm');
    expect(sniffContentType(Buffer.from('OggX'))).toBeNull();
    expect(sniffContentType(Buffer.from('ID3 mp3'))).toBeNull();
    expect(sniffContentType(Buffer.alloc(0))).toBeNull();
  });

  it.each([
    ['a picture', 'ffd8ffe000104a46494600010100000100010000'],
    ['UTF-16 text', 'fffe680065006c006c006f0020006d007900'],
    ['one frame of MPEG audio and something else', 'fffb9000ffd8ffe0'],
    ['a picture in a container of MP4', '0000001c66747970686569630000000068656963'],
    ['a RIFF of pictures', '524946462400000057454250'],
  ])('takes no sound for %s', (_name, hex) => {
    expect(sniffContentType(Buffer.from(hex, 'hex'))).toBeNull();
  });
});

describe.each([
  ['audio/mpeg', mp3Recording(100), 2.612],
  ['audio/mpeg', taggedMp3(100), 2.612],
  ['audio/aac', aacRecording(100), 6.4],
  ['audio/mp4', mp4File(7), 7],
  ['audio/mp4', mp4File(7, { brand: 'isom' }), 7],
  ['audio/3gpp', mp4File(7, { brand: '3gp4' }), 7],
  ['audio/amr', amrRecording(150), 3],
  ['audio/amr-wb', amrWbRecording(150), 3],
  ['audio/wav', wavRecording(2), 2],
] as const)('a recording of %s', (contentType, bytes, durationSeconds) => {
  it('is known with its length', () => {
    expect(sniffAudio(bytes)).toEqual({ contentType, codec: 'other', durationSeconds });
  });

  it('never throws, however it is cut or damaged', () => {
    for (let end = 0; end < bytes.length; end += 13) sniffAudio(bytes.subarray(0, end));
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.uint8Array({ minLength: 1, maxLength: 40 }), (at, noise) => {
        const damaged = Buffer.from(bytes);
        damaged.set(noise.subarray(0, bytes.length - at), at);
        expect(sniffAudio(damaged)?.durationSeconds ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('sniffAudio', () => {
  it('reads the length of Ogg/Opus from the last granule, without the pre-skip', () => {
    expect(sniffAudio(oggRecording(13.25))).toEqual({
      contentType: 'audio/ogg',
      codec: 'opus',
      durationSeconds: 13.25,
    });
  });

  it('passes over pages that end no packet, and pages of another stream', () => {
    const bytes = Buffer.concat([
      oggRecording(2),
      oggPage(Buffer.from('half'), { granule: 0xffff_ffff_ffff_ffffn }),
      oggPage(Buffer.from('other'), { granule: 96_000_000n, serial: 2 }),
    ]);
    expect(sniffAudio(bytes)?.durationSeconds).toBe(2);
  });

  it('reads Vorbis at its own rate', () => {
    const head = Buffer.alloc(30);
    head.write('\x01vorbis', 0, 'latin1');
    head.writeUInt32LE(44_100, 12);
    const bytes = Buffer.concat([
      oggPage(head, { granule: 0n }),
      oggPage(Buffer.from('x'), { granule: 44_100n }),
    ]);
    expect(sniffAudio(bytes)).toMatchObject({ codec: 'vorbis', durationSeconds: 1 });
  });

  it('tells the length of what a browser recorded', () => {
    expect(sniffAudio(webm)).toEqual({ contentType: 'audio/webm', codec: 'opus', durationSeconds: 1.44 });
  });

  it('takes the last block for the length when none is stated', () => {
    const silent = Buffer.from(webm);
    // Another id in place of Duration's: the element is then one of many that mean nothing here.
    silent.writeUInt16BE(0x4488, silent.indexOf(Buffer.from('448984', 'hex')));
    const cut = silent.subarray(0, Math.round(silent.length * 0.75));
    expect(sniffAudio(silent)?.durationSeconds).toBe(1.44);
    expect(sniffAudio(cut)?.durationSeconds).toBe(0.959);
  });

  it('takes a stated WebM duration over the blocks', () => {
    const info = Buffer.from('1549a9668e2ad7b1830f42404489 84460ca000'.replaceAll(' ', ''), 'hex');
    const bytes = Buffer.concat([Buffer.from('1a45dfa380', 'hex'), Buffer.from('18538067ff', 'hex'), info]);
    expect(sniffAudio(bytes)).toEqual({ contentType: 'audio/webm', codec: 'other', durationSeconds: 9 });
  });

  it('says null for a length it cannot read', () => {
    expect(sniffAudio(oggPage(opusHead(0), { granule: 0n }))?.durationSeconds).toBeNull();
    expect(sniffAudio(webm.subarray(0, 40))?.durationSeconds).toBeNull();
    expect(sniffAudio(Buffer.from('nothing'))).toBeNull();
  });

  it('never throws, however a recording is cut or damaged', () => {
    for (const sound of [oggRecording(3), webm]) {
      for (let end = 4; end < sound.length; end += 7)
        expect(sniffAudio(sound.subarray(0, end))).not.toBeNull();
      fc.assert(
        fc.property(fc.nat(sound.length - 5), fc.uint8Array({ minLength: 1, maxLength: 40 }), (at, noise) => {
          const damaged = Buffer.from(sound);
          damaged.set(noise.subarray(0, sound.length - at - 4), at + 4);
          const seconds = sniffAudio(damaged)?.durationSeconds ?? 0;
          expect(seconds).toBeGreaterThanOrEqual(0);
        }),
      );
    }
  });
});
