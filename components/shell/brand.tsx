/** The mark: a message with a tick in it. */
export function Brand({ large = false }: { large?: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={large ? 'size-11' : 'size-7'}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M8 9h16v10.5a2.5 2.5 0 0 1-2.5 2.5H15l-4.5 4v-4A2.5 2.5 0 0 1 8 19.5z"
        className="fill-on-accent"
      />
      <path
        d="m12.5 15.5 2.5 2.5 5-5"
        className="fill-none stroke-accent"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
