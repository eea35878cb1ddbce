/** What a word answers: for each question of which goods answer to one (see alternatives), its answer. */
export type Answers = ReadonlyMap<number, string>;
