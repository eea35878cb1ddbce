import { Session } from 'node:inspector/promises';

/**
 * Counts work instead of time, so that a busy machine changes nothing: how often the blocks of our code (functions,
 * branches, bodies of loops) are entered while something runs. Only modules loaded after it has begun are counted; a
 * regular expression counts once, however long it searches.
 */
export class WorkCounter {
  private constructor(
    private readonly session: Session,
    private readonly folder: string,
  ) {}

  /** Counts in the modules whose path holds `/<folder>/`. */
  static async begin(folder: string): Promise<WorkCounter> {
    const session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    return new WorkCounter(session, `/${folder}/`);
  }

  async count(work: () => unknown): Promise<number> {
    await this.session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await this.session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => url.includes(this.folder))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  }

  end(): void {
    this.session.disconnect();
  }
}
