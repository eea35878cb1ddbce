import { describe, expect, it } from 'vitest';
import { FaultBox } from './faults';

describe('FaultBox', () => {
  it('hands out faults in order, each as often as asked', () => {
    const faults = new FaultBox();
    faults.add({ kind: 'slow', times: 2, delayMs: 1 });
    faults.add({ kind: 'refuse' });
    const kinds = [1, 2, 3, 4].map(() => faults.takeForPost()?.kind);
    expect(kinds).toEqual(['slow', 'slow', 'refuse', undefined]);
  });

  it('keeps faults of posting, asking and tolerance apart', () => {
    const faults = new FaultBox();
    faults.add({ kind: 'no_lookup' });
    faults.add({ kind: 'duplicate_tolerant' });
    expect(faults.takeForPost()).toBeUndefined();
    expect(faults.takeTolerance()).toBe(true);
    expect(faults.takeTolerance()).toBe(false);
    expect(faults.takeForLookup()?.kind).toBe('no_lookup');
  });

  it('forgets them when cleared, and refuses nonsense', () => {
    const faults = new FaultBox();
    faults.add({ kind: 'error_500', times: 5 });
    faults.clear();
    expect(faults.takeForPost()).toBeUndefined();
    expect(() => faults.add({ kind: 'slow', times: 0 })).toThrow();
  });
});
