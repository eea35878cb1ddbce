interface AudioFormat {
  /** Of a file that holds it, without the dot. */
  extension: string;
  /** What ffmpeg calls the container when it reads it. */
  demuxer: string;
  /** Whether today's browsers play it by themselves. */
  isPlayable: boolean;
}

/** The recordings that the platform sends, and those that people pass on. */
export const audioFormats = {
  'audio/ogg': { extension: 'ogg', demuxer: 'ogg', isPlayable: true },
  'audio/webm': { extension: 'webm', demuxer: 'matroska', isPlayable: true },
  'audio/mpeg': { extension: 'mp3', demuxer: 'mp3', isPlayable: true },
  'audio/aac': { extension: 'aac', demuxer: 'aac', isPlayable: true },
  'audio/mp4': { extension: 'm4a', demuxer: 'mp4', isPlayable: true },
  'audio/wav': { extension: 'wav', demuxer: 'wav', isPlayable: true },
  'audio/amr': { extension: 'amr', demuxer: 'amr', isPlayable: false },
  'audio/amr-wb': { extension: 'awb', demuxer: 'amr', isPlayable: false },
  'audio/3gpp': { extension: '3gp', demuxer: 'mp4', isPlayable: false },
} as const satisfies Record<string, AudioFormat>;

export type AudioContentType = keyof typeof audioFormats;

export function isAudioContentType(value: string | null): value is AudioContentType {
  return value !== null && Object.hasOwn(audioFormats, value);
}
