import type { Vector } from './lattice';

/** All ways over the tokens of a message, as thousands of messages are kept at once. */
export interface Lattice {
  id: string;
  writer: string;
  /** Tokens. */
  size: number;
  labels: number;
  ways: PackedWays;
}

interface PackedWays {
  from: Int32Array;
  to: Int32Array;
  isItem: Uint8Array;
  /** The label that a way reads, `free` or `wrong`; see labelWays. */
  label: Int16Array;
  /** Their vectors in a message of each style. */
  styled: PackedVectors[];
}

export interface PackedVectors {
  /** Where the features of each way begin; behind the last one, where they end. */
  starts: Int32Array;
  names: Uint8Array;
  counts: Float32Array;
  fixed: Float64Array;
}

interface LabelledWay {
  from: number;
  to: number;
  isItem: boolean;
  label: number;
  vectors: readonly Vector[];
}

export const packWays = (ways: readonly LabelledWay[]): PackedWays => ({
  from: Int32Array.from(ways, ({ from }) => from),
  to: Int32Array.from(ways, ({ to }) => to),
  isItem: Uint8Array.from(ways, ({ isItem }) => Number(isItem)),
  label: Int16Array.from(ways, ({ label }) => label),
  styled: (ways[0]?.vectors ?? []).map((_, style) =>
    packVectors(ways.flatMap(({ vectors }) => vectors[style] ?? [])),
  ),
});

function packVectors(vectors: readonly Vector[]): PackedVectors {
  const starts = new Int32Array(vectors.length + 1);
  vectors.forEach(({ names }, i) => {
    starts[i + 1] = (starts[i] ?? 0) + names.length;
  });
  return {
    starts,
    names: Uint8Array.from(vectors.flatMap(({ names }) => names)),
    counts: Float32Array.from(vectors.flatMap(({ counts }) => counts)),
    fixed: Float64Array.from(vectors, ({ fixed }) => fixed),
  };
}
