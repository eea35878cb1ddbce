/** Names the folder where programs such as ffmpeg are looked for from now on. */
export function useProgramsOf(folder: string): void {
  process.env.PATH = folder;
}
