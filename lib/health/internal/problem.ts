/** A part that does not work as it should, while messages are stored all the same. */
export interface Problem {
  part: 'functions' | 'executor' | 'recordings' | 'database' | 'restored copy';
  message: string;
}
