import type { AppLink } from './app-link';
import { readEventPath } from './expression';
import type { RunEvent } from './protocol';
import type { AppFunction } from './read-function';

type App = { link: AppLink; functions: readonly AppFunction[] };

/** The apps that registered, and which of their functions an event triggers. */
export class Registry {
  readonly #apps = new Map<string, App>();
  #byId = new Map<string, { fn: AppFunction; link: AppLink }>();
  #byEventName = new Map<string, AppFunction[]>();

  get functionCount(): number {
    return this.#byId.size;
  }

  linkOf(appName: string): AppLink | undefined {
    return this.#apps.get(appName)?.link;
  }

  /**
   * Puts an app's functions in the place of those it registered before. Calls that wait at its former address learn that it
   * has another one.
   */
  replace(appName: string, app: App): void {
    const former = this.#apps.get(appName)?.link;
    this.#apps.set(appName, app);
    if (former !== app.link && ![...this.#apps.values()].some(({ link }) => link === former))
      former?.retire();
    this.#byId = new Map();
    this.#byEventName = new Map();
    for (const { link, functions } of this.#apps.values()) {
      for (const fn of functions) this.#index(fn, link);
    }
  }

  /** The function as it is registered now, which may be newer than the run that asks. */
  find(functionId: string): { fn: AppFunction; link: AppLink } | undefined {
    return this.#byId.get(functionId);
  }

  triggeredBy(event: RunEvent): AppFunction[] {
    const listening = this.#byEventName.get(event.name) ?? [];
    return listening.filter((fn) =>
      fn.triggers.some(
        ({ eventName, condition }) =>
          eventName === event.name &&
          (!condition || readEventPath(event, condition.path) === condition.equals),
      ),
    );
  }

  #index(fn: AppFunction, link: AppLink): void {
    this.#byId.set(fn.id, { fn, link });
    for (const eventName of new Set(fn.triggers.map((trigger) => trigger.eventName))) {
      this.#byEventName.set(eventName, [...(this.#byEventName.get(eventName) ?? []), fn]);
    }
  }
}
