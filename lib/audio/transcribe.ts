import { commandTranscriber, type TranscriptionCommand } from './command-transcriber';
import { endpointTranscriber, type TranscriptionEndpoint } from './endpoint-transcriber';
import type { Transcriber } from './transcriber';

export interface TranscriptionConfig {
  endpoint?: TranscriptionEndpoint;
  command?: TranscriptionCommand;
}

/** The transcriber that the configuration names: the endpoint, the program, or one after the other; null for none. */
export function connectTranscriber({ endpoint, command }: TranscriptionConfig): Transcriber | null {
  const first = endpoint === undefined ? null : endpointTranscriber(endpoint);
  const second = command === undefined ? null : commandTranscriber(command);
  if (first === null || second === null) return first ?? second;
  return oneAfterTheOther(first, second);
}

/** The second stands in for the first; final only when both have failed for good. */
function oneAfterTheOther(first: Transcriber, second: Transcriber): Transcriber {
  return {
    transcribe: async (recording) => {
      const outcome = await first.transcribe(recording);
      if (outcome.kind === 'transcribed') return outcome;
      const other = await second.transcribe(recording);
      const isBetter = other.kind === 'transcribed' || (outcome.kind === 'failed' && other.kind === 'retry');
      return isBetter ? other : outcome;
    },
  };
}
