import { type AudioContentType, audioFormats } from './audio-formats';

const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error'];

/**
 * Arguments that have ffmpeg make one file of sound out of another. The container is named, and only local files may
 * be read: a crafted "recording" must not make ffmpeg fetch.
 */
export function ffmpegArgs(
  input: { path: string; contentType: AudioContentType },
  output: { path: string; encoding: readonly string[] },
): string[] {
  const { demuxer } = audioFormats[input.contentType];
  const source = ['-protocol_whitelist', 'file', '-f', demuxer, '-i', input.path];
  return [...quiet, ...source, '-vn', '-ac', '1', ...output.encoding, '-y', output.path];
}
