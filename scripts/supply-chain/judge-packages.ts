/** What the lockfile says of one package; see the npm documentation of `package-lock.json`. */
interface LockedPackage {
  version?: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  /** It comes inside the archive of another package, whose integrity covers it. */
  inBundle?: boolean;
  hasInstallScript?: boolean;
  link?: boolean;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

export interface Rules {
  /** Licences that ask for no more than to be named. */
  licences: readonly string[];
  /** Packages with any other licence, each allowed by itself, with the reason. */
  exceptions: readonly { licence: string; why: string; packages: readonly string[] }[];
  /** Packages whose install script was decided about, allowed or not. */
  installScripts: readonly string[];
  /** Where packages come from. */
  registry: string;
}

export interface NamedPackage {
  name: string;
  version: string;
  licence: string;
}

/** Every package of the lockfile with its licence, by name; the same version in several places is one. */
export function listPackages(lockfile: Lockfile): NamedPackage[] {
  const named = entriesOf(lockfile).map(({ name, locked }) => ({
    name,
    version: locked.version ?? '?',
    licence: locked.license ?? 'unknown',
  }));
  const byId = new Map(named.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byId.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** What nobody has allowed, a line each: licences, sources, missing integrity, install scripts, and rules without a use. */
export function judgePackages(lockfile: Lockfile, rules: Rules): string[] {
  const entries = entriesOf(lockfile);
  const faults = entries.flatMap(({ name, locked }) => {
    const licence = locked.license ?? 'unknown';
    const isAllowed =
      rules.licences.includes(licence) ||
      rules.exceptions.some((one) => one.licence === licence && one.packages.includes(name));
    const isSealed = locked.integrity?.startsWith('sha512-') || locked.inBundle || locked.link;
    const isFromRegistry = locked.resolved === undefined || locked.resolved.startsWith(rules.registry);
    return [
      isAllowed ? [] : `${name}: nobody has allowed the licence ${licence}`,
      isSealed ? [] : `${name}: the lockfile has no SHA-512 of it`,
      isFromRegistry ? [] : `${name}: it comes from somewhere else than ${rules.registry}`,
      !locked.hasInstallScript || rules.installScripts.includes(name)
        ? []
        : `${name}: it runs a script when it is installed, and allowScripts says nothing about it`,
    ].flat();
  });
  const unused = rules.exceptions.flatMap(({ licence, packages }) =>
    packages
      .filter((wanted) => !entries.some(({ name, locked }) => name === wanted && locked.license === licence))
      .map((wanted) => `${wanted}: it is allowed ${licence}, and no such package is there`),
  );
  return [...new Set([...faults, ...unused])];
}

function entriesOf({ packages }: Lockfile) {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), locked }));
}
